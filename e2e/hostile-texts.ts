/**
 * Texts that run a script, send a request or create an element if they are not escaped. They call `xss()` or request
 * `/canary`. Each fits into a name field.
 */
export const HOSTILE_TEXTS = [
  '<script>xss()</script>',
  '<img src=/canary onerror=xss()>',
  '<svg/onload=xss()>',
  '<svg><script>xss()</script></svg>',
  '"><img src=/canary onerror=xss()>',
  "'><img src=/canary onerror=xss()>",
  '" autofocus onfocus=xss() x="',
  "' onmouseover=xss() style='position:fixed;inset:0' x='",
  'javascript:xss()',
  '<a href=javascript:xss()>h</a>',
  '<a href="jav&#x09;ascript:xss()">h</a>',
  '<iframe src=javascript:parent.xss()>',
  '<iframe srcdoc="<script>parent.xss()</script>">',
  '<math><mtext><table><mglyph><style><!--</style><img src=/canary onerror=xss()>',
  '<noscript><p title="</noscript><img src=/canary onerror=xss()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=/canary>',
  "<style>@import'/canary'</style>",
  '<style>*{background:url(/canary)}</style>',
  '<p style="background:url(/canary);x:expression(xss())">h</p>',
  '<details open ontoggle=xss()>h</details>',
  '<video><source onerror=xss()></video>',
  '<object data=/canary></object><embed src=/canary>',
  '<base href=/canary/>',
  '<meta http-equiv=refresh content="0;url=/canary">',
  '<link rel=stylesheet href=/canary>',
  '<form action=/canary><button autofocus>h</button></form>',
  '<template><img src=/canary onerror=xss()></template>',
  '</title></textarea></style></script>--><img src=/canary onerror=xss()>',
  '<scr<script>ipt>xss()</scr</script>ipt>',
  '<<img src=/canary onerror=xss()//',
  '<IMG """><SCRIPT>XSS()</SCRIPT>">',
  '&lt;img src=/canary onerror=xss()&gt;',
  '%3Cimg src=/canary onerror=xss()%3E',
  '\\u003cimg src=/canary onerror=xss()\\u003e',
  `{{constructor.constructor('xss()')()}}\${xss()}#{xss()}`,
  '$t(ui.close) </0><1>{{name}}</1>',
  '__proto__',
  'constructor',
  '{"__proto__":{"xss":1}}',
  '\u200f<img src=/canary onerror=xss()>\u200e',
  '＜script＞xss()＜／script＞',
  'bank_option/../../../canary?',
  '=HYPERLINK("javascript:xss()","h")',
];

/** Joins hostile texts of different kinds up to the maximum length, for fields that a screen shows once. */
export function hostileText(max: number): string {
  const ways = [
    '"><img src=/canary onerror=xss()>',
    "'onfocus=xss() ",
    '{{constructor}}$t(ui.close)',
    '<svg/onload=xss()>',
    '</title></textarea><script>xss()</script>',
    'javascript:xss()',
    '<style>*{background:url(/canary)}</style>',
    '&lt;img src=/canary onerror=xss()&gt;',
  ];
  let text = '';
  for (const way of ways) if (text.length + way.length <= max) text += way;
  return text;
}
