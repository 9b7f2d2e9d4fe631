/** The floors of server and browser: imports run only downwards. `docs/architecture.md` describes them. */

/** Each feature of the server may import those before it. */
const SERVER_FEATURES = [
  'leaderboard',
  'settings',
  'auth',
  'classes',
  'students',
  'content',
  'interactions',
  'questions',
  'examinations',
  'staff',
  'bank',
  'interchange',
  'library',
  'grading',
  'attempts',
  'results',
  'monitor',
  'outages',
  'privacy',
  'search',
  'backup',
  'sample',
];

/** The same for the features of the browser. */
const WEB_FEATURES = [
  'audit',
  'leaderboard',
  'settings',
  'auth',
  'privacy',
  'account',
  'classes',
  'examinations',
  'help',
  'students',
  'staff',
  'questions',
  'attempts',
  'results',
  'monitor',
  'corrections',
  'marking',
  'bank',
  'interchange',
  'library',
  'search',
];

/** Each folder of the server's platform may import those before it. */
const SERVER_PLATFORM = [
  'metrics',
  'db',
  'http',
  'jobs',
  'sheets',
  'audit',
  'files',
  'passwords',
  'mail',
  'command-line',
];

/** The same for the platform of the browser. */
const WEB_PLATFORM = [
  'crypto',
  'device-store',
  'session',
  'api',
  'i18n',
  'school',
  'time',
  'ui',
  'navigation',
  'preferences',
  'drafts',
  'install',
  'service-worker',
  'theme',
];

const TEST_CODE = String.raw`\.test\.tsx?$|^server/test/|^web/src/.*/test-[^/]+\.tsx?$`;

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** A rule for each name: it must not import what stands after it in the list, or the floor above. */
function inOrder(root, names, above) {
  return names.flatMap((name, at) => {
    const later = names.slice(at + 1).map((folder) => `${root}${folder}/`);
    const forbidden = [...later, ...above];
    if (forbidden.length === 0) return [];
    const from = { path: `^${root}${name}/`, pathNot: TEST_CODE };
    return forbid(`${root}${name}: imports run downwards`, from, { path: `^(${forbidden.join('|')})` });
  });
}

export default {
  forbidden: [
    forbid('no circles', { pathNot: TEST_CODE }, { circular: true }),
    forbid(
      'nothing imports tests',
      { path: '^(contract|server|web)/src/', pathNot: TEST_CODE },
      { path: TEST_CODE },
    ),
    forbid(
      'the contract imports zod only',
      { path: '^contract/src/', pathNot: TEST_CODE },
      { pathNot: '^contract/src/|/zod/' },
    ),
    forbid(
      'each folder has its place in the order',
      {},
      {
        path: [
          `^server/src/(?!process/|platform/(${SERVER_PLATFORM.join('|')}|[^/]+$)|${SERVER_FEATURES.join('|')})`,
          `^web/src/(?!app/|platform/(${WEB_PLATFORM.join('|')})/|${WEB_FEATURES.join('|')})`,
        ],
      },
    ),
    forbid(
      'the platform knows no feature',
      { path: '^(server|web)/src/platform/', pathNot: TEST_CODE },
      { path: '^$1/src/(?!platform/)' },
    ),
    forbid(
      'routes are registered by the application only',
      { path: '^server/src/(?!process/)', pathNot: TEST_CODE },
      { path: String.raw`\.routes\.ts$` },
    ),
    ...inOrder('server/src/', SERVER_FEATURES, ['server/src/process/']),
    ...inOrder('server/src/platform/', SERVER_PLATFORM, []),
    ...inOrder('web/src/', WEB_FEATURES, ['web/src/app/']),
    ...inOrder('web/src/platform/', WEB_PLATFORM, []),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`\.(css|module\.css)$` },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
