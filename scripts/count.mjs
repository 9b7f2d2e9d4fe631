/**
 * Counts code lines without comments and blank lines: `npm run count -- 3b2cafc HEAD`. Without commits, it counts the
 * working tree. Catalogues and generated files are excluded.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';

const KINDS = {
  product: /^(contract|server|web)\/src\//,
  tests: /^(server\/test|e2e)\/|\.test\.tsx?$|\/test-[^/]+\.tsx?$/,
  bench: /^bench\//,
};
const CODE = /\.(tsx?|mjs|css)$/;
const EXEMPT = /words\.tsx?$|\/messages\/|\/tables\.ts$|spec-texts|^server\/sample\//;

const git = (args, input) =>
  execFileSync('git', args, { cwd: root, input, encoding: 'utf8', maxBuffer: 1024 ** 3 });

/** Returns the kind of a file, or undefined if it is not counted. Tests lie beside other code, so they match first. */
function kindOf(file) {
  if (!CODE.test(file) || EXEMPT.test(file)) return undefined;
  return ['tests', 'product', 'bench'].find((kind) => KINDS[kind].test(file));
}

/** Returns the number of lines with code. The pattern matches strings first, so that text in them is no comment. */
function countLines(text) {
  const code = text.replaceAll(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*/g,
    (_, string) => string ?? '',
  );
  return code.split('\n').filter((line) => /[^\s{}*]/.test(line) || /[{}]/.test(line)).length;
}

function countTree(commit) {
  const files = git(commit ? ['ls-tree', '-r', '--name-only', commit] : ['ls-files']).split('\n');
  const sums = { product: 0, tests: 0, bench: 0 };
  for (const file of files) {
    const kind = kindOf(file);
    if (!kind) continue;
    const text = commit ? git(['show', `${commit}:${file}`]) : readFileSync(join(root, file), 'utf8');
    sums[kind] += countLines(text);
  }
  return sums;
}

const commits = process.argv.slice(2);
const rows = (commits.length > 0 ? commits : [undefined]).map((commit) => ({
  commit: commit ?? 'working tree',
  ...countTree(commit),
}));
console.table(rows);
