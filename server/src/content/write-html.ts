const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

export function writeElement(
  tag: string,
  attributes: [name: string, value: string][],
  inner: string,
): string {
  const start = [tag, ...attributes.map(([name, value]) => `${name}="${escapeAttribute(value)}"`)].join(' ');
  return tag === 'br' || tag === 'img' ? `<${start} />` : `<${start}>${inner}</${tag}>`;
}
