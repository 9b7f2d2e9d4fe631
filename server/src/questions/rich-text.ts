import sanitizeHtml from 'sanitize-html';

const ALLOWED = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's'],
  allowedAttributes: {},
  // Editors write three tags for strikethrough. Store only one.
  transformTags: { strike: 's', del: 's' },
};

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
