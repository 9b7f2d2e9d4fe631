/**
 * Converts the styles of pasted HTML to elements such as `strong`. The content security policy blocks and reports
 * style attributes during parsing. So they are renamed before.
 */
const STYLE_ELEMENT = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const STYLE_ATTRIBUTE = /(?<=[\s"'/])style(?=\s*=)/gi;
const RENAMED = 'data-pasted-style';

function formatsOf(style: CSSStyleDeclaration): string[] {
  const decoration = `${style.textDecorationLine} ${style.textDecoration}`;
  const formats = {
    strong: /^(bold|bolder|[5-9]00)$/.test(style.fontWeight),
    em: style.fontStyle === 'italic',
    u: decoration.includes('underline'),
    s: decoration.includes('line-through'),
  };
  return Object.entries(formats).flatMap(([tag, is]) => (is ? [tag] : []));
}

/** Some programs wrap a whole text in a `b` element with a normal font weight. */
function isBoldInNameOnly({ localName }: Element, { fontWeight }: CSSStyleDeclaration): boolean {
  return (localName === 'b' || localName === 'strong') && /^(normal|[1-4]00)$/.test(fontWeight);
}

function styleToElements(element: Element): void {
  const { style } = document.createElement('span');
  style.cssText = element.getAttribute(RENAMED) ?? '';
  element.removeAttribute(RENAMED);
  for (const format of formatsOf(style)) {
    const wrapper = element.ownerDocument.createElement(format);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
  if (isBoldInNameOnly(element, style)) element.replaceWith(...element.childNodes);
}

export function pastedHtml(html: string): string {
  const renamed = html
    .replace(STYLE_ELEMENT, '')
    .replace(TAG, (tag) => tag.replace(STYLE_ATTRIBUTE, RENAMED));
  const { body } = new DOMParser().parseFromString(renamed, 'text/html');
  for (const element of body.querySelectorAll(`[${RENAMED}]`)) styleToElements(element);
  return body.innerHTML;
}
