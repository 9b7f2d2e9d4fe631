/** Elements and attributes of rich content, and what replaces or removes others without harm. */

/** Attributes with the values that they may have. */
type Attributes = Record<string, RegExp>;

const SMALL_NUMBER = /^\d{1,4}$/;
const ANY = /^/;
const EVERYWHERE: Attributes = {
  lang: /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i,
  dir: /^(ltr|rtl|auto)$/i,
};
const CELL: Attributes = {
  colspan: SMALL_NUMBER,
  rowspan: SMALL_NUMBER,
  scope: /^(row|col|rowgroup|colgroup)$/i,
};
const PLAIN =
  'p br strong b em i u s sup sub ul li table thead tbody tr caption ruby rt rp code pre blockquote'.split(
    ' ',
  );

const HTML: Record<string, Attributes> = {
  ...Object.fromEntries(PLAIN.map((tag) => [tag, EVERYWHERE])),
  ol: { ...EVERYWHERE, start: /^-?\d{1,6}$/ },
  th: { ...EVERYWHERE, ...CELL },
  td: { ...EVERYWHERE, ...CELL },
  img: { ...EVERYWHERE, src: ANY, alt: ANY, width: SMALL_NUMBER, height: SMALL_NUMBER },
};

/** MathML Core. */
const MATH_TAGS =
  'math mi mn mo ms mtext mspace mrow mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd semantics'.split(
    ' ',
  );
const MATH_ATTRIBUTES =
  'dir displaystyle scriptlevel mathvariant mathsize mathcolor mathbackground form fence separator lspace rspace stretchy symmetric maxsize minsize largeop movablelimits linethickness accent accentunder width height depth voffset columnspan rowspan display alttext'.split(
    ' ',
  );
const IN_MATH = Object.fromEntries(MATH_ATTRIBUTES.map((name) => [name, ANY]));
const MATH: Record<string, Attributes> = Object.fromEntries(MATH_TAGS.map((tag) => [tag, IN_MATH]));

/** Other tags for the same element. */
const SYNONYMS: Record<string, string> = { strike: 's', del: 's', tfoot: 'tbody' };
/** Elements that are removed without harm. Their content stays. */
const WRAPPERS = new Set(['span', 'font', 'o:p', 'colgroup', 'col']);

/** Attributes that only affect the look. */
const LOOKS = /^(class|id|style|role|aria-.*|data-.*|xmlns(:.*)?)$/;
const OLD_LOOKS = /^(align|valign|bgcolor|border|cellpadding|cellspacing|nowrap|width|height|colwidth|span)$/;
const OF_WRAPPERS = /^(lang|dir|color|face|size)$/;
const TABLE_PARTS = /^(table|thead|tbody|tfoot|tr|td|th|colgroup|col)$/;

export const nameOf = (tag: string): string => SYNONYMS[tag] ?? tag;
export const isWrapper = (tag: string): boolean => WRAPPERS.has(tag);
export const isBlock = (tag: string): boolean => /^(p|div|ul|ol|table|pre|blockquote)$/.test(tag);

/** The attributes that an element may have, or undefined if content cannot have the element. */
export function attributesOf(tag: string, isMath: boolean): Attributes | undefined {
  const all = isMath ? MATH : HTML;
  return Object.hasOwn(all, tag) ? all[tag] : undefined;
}

export function isOnlyLook(tag: string, attribute: string): boolean {
  return (
    LOOKS.test(attribute) ||
    (isWrapper(tag) && OF_WRAPPERS.test(attribute)) ||
    (TABLE_PARTS.test(tag) && OLD_LOOKS.test(attribute)) ||
    (/^(p|div)$/.test(tag) && attribute === 'align')
  );
}
