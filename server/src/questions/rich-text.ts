import sanitizeHtml from 'sanitize-html';

const ALLOWED = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's'],
  allowedAttributes: {},
  // Editors have three tags for strikethrough; one is used.
  transformTags: { strike: 's', del: 's' },
};

/** Rich text with nothing but bold, italic, underline, strike, paragraphs and line breaks left in it. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}

/** Whether nothing is left to read once the tags are gone. */
export function isBlankRichText(html: string): boolean {
  return (
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\u00a0/g, ' ')
      .trim() === ''
  );
}
