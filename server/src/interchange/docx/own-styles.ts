/** Styles of paragraphs that we write and that belong to no question. */
export const OWN_STYLES = {
  title: { id: 'LulusTitle', name: 'Lulus Title' },
  guide: { id: 'LulusGuide', name: 'Lulus Guide' },
} as const;

export const isOwnStyle = (name: string): boolean =>
  Object.values(OWN_STYLES).some((style) => style.name.toLowerCase() === name.toLowerCase());
