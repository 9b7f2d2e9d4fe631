/** Styles of paragraphs that we write for the title and the guide. */
export const OWN_STYLES = {
  title: { id: 'LulusTitle', name: 'Lulus Title' },
  guide: { id: 'LulusGuide', name: 'Lulus Guide' },
  guideHeading: { id: 'LulusGuideHeading', name: 'Lulus Guide Heading' },
} as const;
