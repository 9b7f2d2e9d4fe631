/** The oldest supported browsers. Chrome 109 is the last on Windows 7, which school labs still use. */
export const OLDEST_BROWSERS = ['chrome109', 'safari16', 'firefox115'];
