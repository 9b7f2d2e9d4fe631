/** Writes THIRD_PARTY.md, the list of all third-party parts of Lulus: `npm run licences`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './repository.mjs';

/** Allowed licences. For `OR` one must be allowed, for `AND` all. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
];

/** Packages with another licence, and why it is acceptable. */
const EXPLAINED = [
  {
    packages: /^@fontsource(-variable)?\//,
    licence: 'OFL-1.1',
    why: 'Fonts. They may come along with any program; only a changed font needs another name.',
  },
  {
    packages: /^@img\/sharp-(libvips|wasm32|win32)/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, a library of its own that is loaded while the program runs, unchanged: it can be replaced by another build.',
  },
  {
    packages: /^mediabunny$/,
    licence: 'MPL-2.0',
    why: 'Used unchanged. Only changes of its own files would have to be published.',
  },
];

/** The packages from which dependencies are followed, by place of use. */
const PLACES = { runtime: ['', 'contract', 'server'], browser: ['web'] };

export function readLock() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}

/** Returns the path of a dependency as Node resolves it: below the package, or in a folder further up. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = packages[path];
    if (found) return found.link ? found.resolved : path;
    if (folder === '') return undefined;
  }
}

/** Returns the paths of all packages that those at `starts` need at run time. */
function reached(packages, starts) {
  const found = new Set();
  const waiting = [...starts];
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (found.has(path)) continue;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const next = resolve(packages, path, name);
      if (next !== undefined) waiting.push(next);
    }
  }
  return found;
}

/** Returns the shipped packages by name and version, with the licence and where they run. */
export function shippedPackages({ packages }) {
  const shipped = new Map();
  for (const [place, starts] of Object.entries(PLACES)) {
    for (const path of reached(packages, starts)) {
      if (!path.includes('node_modules/')) continue;
      const { version, license = 'unknown', dev } = packages[path];
      // Only tools need it, and `npm ci --omit=dev` skips it.
      if (dev) continue;
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const known = shipped.get(`${name}@${version}`) ?? { name, version, license, places: [] };
      known.places.push(place === 'runtime' ? 'server' : place);
      shipped.set(`${name}@${version}`, known);
    }
  }
  return [...shipped.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}

function isAllowed(licence) {
  const plain = licence.replace(/[()]/g, '');
  return plain.split(' OR ').some((one) => one.split(' AND ').every((part) => ALLOWED.includes(part)));
}

const explanationOf = ({ name, license }) =>
  EXPLAINED.find(({ packages, licence }) => packages.test(name) && license.includes(licence));

/** Returns packages whose licence is neither allowed nor explained. */
export function refusedPackages(shipped) {
  return shipped.filter((one) => !isAllowed(one.license) && !explanationOf(one));
}

export function thirdPartyText(lock) {
  const shipped = shippedPackages(lock);
  const explained = EXPLAINED.map(({ packages, licence, why }) => {
    const names = shipped.filter(({ name, license }) => packages.test(name) && license.includes(licence));
    return names.length > 0
      ? `- **${licence}**: ${names.map(({ name }) => `\`${name}\``).join(', ')}. ${why}`
      : '';
  });
  return `# What Lulus is made of

Generated from \`package-lock.json\` by \`npm run licences\`; a test fails when it is not up to date, or when a licence is neither
among those that are allowed nor explained here. Packages that only build or test Lulus are not listed: they are not shipped. Of packages
for several systems each is listed, and a machine installs its own. The licence's text is in each package's folder in \`node_modules/\`.

Allowed: ${ALLOWED.join(', ')}. Explained:

${explained.filter(Boolean).join('\n')}

| package | version | licence | runs in |
|---|---|---|---|
${shipped.map(({ name, version, license, places }) => `| ${name} | ${version} | ${license} | ${places.join(', ')} |`).join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, 'THIRD_PARTY.md'), thirdPartyText(readLock()));
}
