/** What the server keeps in rich content. The renderer rejects everything else again. */

const words = (list: string) => new Set(list.split(' '));

const TEXT_TAGS = words(
  'p br strong b em i u s sup sub ul ol li table thead tbody tr th td caption ruby rt rp code pre blockquote',
);
const MATH_TAGS = words(
  'math mi mn mo ms mtext mspace mrow mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd semantics',
);
const TEXT_ATTRIBUTES = words('lang dir colspan rowspan scope start');
const MATH_ATTRIBUTES = words(
  'dir displaystyle scriptlevel mathvariant mathsize mathcolor mathbackground form fence separator lspace rspace stretchy symmetric maxsize minsize largeop movablelimits linethickness accent accentunder width height depth voffset columnspan rowspan display alttext',
);
/** React's names for attributes that it writes differently. */
const REACT_NAMES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const isMath = ({ namespaceURI }: Element) => namespaceURI === 'http://www.w3.org/1998/Math/MathML';

export const isAllowed = (element: Element): boolean =>
  (isMath(element) ? MATH_TAGS : TEXT_TAGS).has(element.localName);

export function allowedAttributes(element: Element): Record<string, string> {
  const allowed = isMath(element) ? MATH_ATTRIBUTES : TEXT_ATTRIBUTES;
  const kept = [...element.attributes].filter(({ name }) => allowed.has(name));
  return Object.fromEntries(kept.map(({ name, value }) => [REACT_NAMES[name] ?? name, value]));
}
