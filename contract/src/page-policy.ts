/**
 * Content Security Policy of all pages, by directive. It allows neither inline scripts nor inline styles; decision 20
 * explains the styles.
 */
export const PAGE_POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  // A listening item plays from memory once the whole file is loaded.
  'media-src': ["'self'", 'blob:'],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'style-src': ["'self'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
