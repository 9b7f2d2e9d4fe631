/** What a page of the product may fetch and run, by directive. No inline script and no inline style: how the styles live with that is decision 20. */
export const PAGE_POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  // Listening items are played from memory once the whole file is there.
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
