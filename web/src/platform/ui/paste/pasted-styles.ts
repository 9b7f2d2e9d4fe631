/** Converts the styles of pasted HTML to elements such as `strong`. */
import { STYLE } from './pasted-html.ts';

/** Parts of tables and lists, whose styles apply to the cells and entries in them. */
const WITHOUT_TEXT = /^(table|thead|tbody|tfoot|tr|ul|ol)$/;
const WITH_TEXT = ':scope td, :scope th, :scope li';

function formatsOf(style: CSSStyleDeclaration): string[] {
  const decoration = `${style.textDecorationLine} ${style.textDecoration}`;
  const formats = {
    strong: /^(bold|bolder|[5-9]00)$/.test(style.fontWeight),
    em: style.fontStyle === 'italic',
    u: decoration.includes('underline'),
    s: decoration.includes('line-through'),
    sup: style.verticalAlign === 'super',
    sub: style.verticalAlign === 'sub',
  };
  return Object.entries(formats).flatMap(([tag, is]) => (is ? [tag] : []));
}

/** Some programs wrap a whole text in a `b` element with a normal font weight. */
function isBoldInNameOnly({ localName }: Element, { fontWeight }: CSSStyleDeclaration): boolean {
  return (localName === 'b' || localName === 'strong') && /^(normal|[1-4]00)$/.test(fontWeight);
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function styleToElements(element: Element): void {
  const { style } = document.createElement('span');
  style.cssText = element.getAttribute(STYLE) ?? '';
  element.removeAttribute(STYLE);
  // Formulas have no such formats.
  if (!(element instanceof HTMLElement)) return;
  const places = WITHOUT_TEXT.test(element.localName) ? [...element.querySelectorAll(WITH_TEXT)] : [element];
  for (const format of formatsOf(style)) for (const place of places) wrapContent(place, format);
  if (isBoldInNameOnly(element, style)) element.replaceWith(...element.childNodes);
}

export function stylesToElements(body: Element): void {
  for (const element of body.querySelectorAll(`[${STYLE}]`)) styleToElements(element);
}
