/**
 * Functions and CSS features that Chrome 109 lacks, with the Chrome version that introduced them. The build rewrites
 * syntax for its target, but it adds no functions and rewrites no regular expressions or CSS values.
 */
export const NEWER_FUNCTIONS: Record<string, number> = {
  // Methods that are recognized on any object.
  toReversed: 110,
  toSorted: 110,
  toSpliced: 110,
  isWellFormed: 111,
  toWellFormed: 111,
  startViewTransition: 111,
  transferToFixedLength: 114,
  showPopover: 114,
  hidePopover: 114,
  togglePopover: 114,
  isSubsetOf: 122,
  isSupersetOf: 122,
  isDisjointFrom: 122,
  symmetricDifference: 122,
  setHTMLUnsafe: 124,
  parseHTMLUnsafe: 124,
  caretPositionFromPoint: 128,
  moveBefore: 133,
  requestClose: 134,
  getOrInsert: 145,
  getOrInsertComputed: 145,
};

/** Members that are recognized only with their object, because their names are common. */
export const NEWER_MEMBERS: Record<string, number> = {
  'AbortSignal.any': 116,
  'Array.fromAsync': 121,
  'Error.isError': 134,
  'Intl.DurationFormat': 129,
  'Iterator.from': 122,
  'Iterator.prototype': 122,
  'Map.groupBy': 117,
  'Math.sumPrecise': 147,
  'Object.groupBy': 117,
  'Promise.try': 128,
  'Promise.withResolvers': 119,
  'RegExp.escape': 136,
  'Symbol.asyncDispose': 134,
  'Symbol.dispose': 134,
  'URL.canParse': 120,
  'URL.parse': 126,
  'Uint8Array.fromBase64': 140,
  'Uint8Array.fromHex': 140,
  'scheduler.yield': 129,
};

export const NEWER_CSS: [name: string, chrome: number, pattern: RegExp][] = [
  ['nesting', 112, /^&/],
  ['color-mix()', 111, /\bcolor-mix\(/],
  ['oklch(), oklab(), lch(), lab(), color()', 111, /(?<![\w-])(ok)?(lch|lab)\(|(?<![\w-])color\(/],
  ['relative colours', 119, /\b(rgb|rgba|hsl|hsla|hwb)\(\s*from\b/],
  ['light-dark()', 123, /\blight-dark\(/],
  ['linear() easing', 113, /(?<![\w-])linear\(/],
  [
    'round(), mod(), rem(), sin() and similar',
    125,
    /(?<![\w-])(round|mod|rem|sin|cos|tan|atan2|pow|hypot|sign|abs)\(/,
  ],
  ['anchor(), anchor-size()', 125, /\banchor(-size)?\(/],
  ['if()', 137, /(?<![\w-])if\(/],
  ['@starting-style', 117, /@starting-style\b/],
  ['@scope', 118, /@scope\b/],
  ['@container style()', 111, /@container[^{]*\bstyle\(/],
  [':popover-open', 114, /:popover-open\b/],
  [':user-valid, :user-invalid', 119, /:user-(in)?valid\b/],
  [':state()', 125, /:state\(/],
];
