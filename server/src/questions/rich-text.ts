import sanitizeHtml from 'sanitize-html';

const ALLOWED = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's'],
  allowedAttributes: {},
  // Editors write three tags for strikethrough, and two for paragraphs. Store only one.
  transformTags: { strike: 's', del: 's', div: 'p' },
};

/** Elements that can be removed without harm to their content. */
const WRAPPERS = ['span', 'font', 'o:p'];
const KNOWN_TAGS = new Set([...ALLOWED.allowedTags, ...Object.keys(ALLOWED.transformTags), ...WRAPPERS]);
/** Attributes that only affect the look. */
const LOOKS = /^(class|id|style|lang|dir|color|face|size|data-.*)$/;
/** A tag without an end. Parsers drop the text from there on. */
const OPEN_TAG = /<[a-z/!?][^<>]*$/i;

/** Returns the names of elements and attributes that rich text cannot have, such as 'table' or 'onclick'. */
export function unsupportedNames(html: string): string[] {
  const names = new Set<string>(OPEN_TAG.test(html) ? ['<'] : []);
  sanitizeHtml(html, {
    ...ALLOWED,
    onOpenTag(name, attributes) {
      if (!KNOWN_TAGS.has(name)) names.add(name);
      else for (const attribute of Object.keys(attributes)) if (!LOOKS.test(attribute)) names.add(attribute);
    },
  });
  return [...names];
}

/** Removes everything but bold, italic, underline, strikethrough, paragraphs and line breaks. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}

/** Returns whether the text is blank without its tags. */
export function isBlankRichText(html: string): boolean {
  return (
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\u00a0/g, ' ')
      .trim() === ''
  );
}
