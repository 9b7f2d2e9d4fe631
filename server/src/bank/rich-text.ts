import sanitizeHtml from 'sanitize-html';

const ALLOWED = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's'],
  allowedAttributes: {},
  // Tiptap and others spell strike in three ways: one is kept.
  transformTags: { strike: 's', del: 's' },
};

/** Rich text with nothing but bold, italic, underline, strike, paragraphs and line breaks left in it. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}
