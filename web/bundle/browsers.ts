/** The oldest browsers that the build is made for. Chrome 109 is the last on Windows 7, which school labs still run. */
export const OLDEST_BROWSERS = ['chrome109', 'safari16', 'firefox115'];
