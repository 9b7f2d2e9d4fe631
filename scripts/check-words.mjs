/**
 * Checks for plain English: prints forbidden words in code and documents, and comment sentences that are too
 * long. Arguments are folders or files to check instead of all.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';

const WORDS_IN_SENTENCE = 25;
const FORBIDDEN = /\b(whoever|whom|anew|for want of|be it|somebody|nobody|whose it is|reckon\w*)\b/i;
const CHECKED = /\.(ts|tsx|mjs|css|sql|html|md|yml|sh)$/;
/** Texts of the specification, samples, licences, applied migrations, and this file itself. */
const EXEMPT =
  /^(THIRD_PARTY\.md|server\/sample\/|server\/migrations\/|web\/src\/app\/words\/spec-texts|contract\/src\/messages\/|e2e\/spec-client\/|scripts\/check-words\.mjs)/;

const COMMENT = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(.*?)(?:\*\/)?$/;
const SQL_COMMENT = /^\s*--\s?(.*)$/;

const files = execFileSync('git', ['ls-files', '--', ...process.argv.slice(2)], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => CHECKED.test(file) && !EXEMPT.test(file));
const faults = files.flatMap((file) => faultsOf(file, readFileSync(join(root, file), 'utf8')));
for (const fault of faults) console.log(fault);
console.log(`${faults.length} faults in ${files.length} files`);
process.exit(faults.length === 0 ? 0 : 1);

function faultsOf(file, text) {
  const lines = (file.endsWith('.md') ? withoutCode(text) : text).split('\n');
  const words = lines.flatMap((line, index) => {
    // The system account with this name is allowed.
    const found = FORBIDDEN.exec(line.replaceAll("'nobody'", '').replaceAll(/`[^`]*`/g, ''));
    return found ? [`${file}:${index + 1} has "${found[0]}"`] : [];
  });
  if (file.endsWith('.md')) return words;
  const long = commentsOf(lines, file.endsWith('.sql')).flatMap(({ line, comment }) =>
    comment
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => sentence.split(/\s+/).length > WORDS_IN_SENTENCE)
      .map((sentence) => `${file}:${line} has a long sentence: ${sentence.slice(0, 60)}…`),
  );
  return [...words, ...long];
}

/** Returns a document without its code blocks, with the same number of lines. */
function withoutCode(text) {
  return text.replaceAll(/^```[\s\S]*?^```/gm, (block) => '\n'.repeat(block.split('\n').length - 1));
}

/** Returns adjacent comment lines as one text, with the number of the first line. */
function commentsOf(lines, isSql) {
  const start = isSql ? SQL_COMMENT : COMMENT;
  const comments = [];
  let current;
  lines.forEach((line, index) => {
    const text = start.exec(line)?.[1];
    // An empty line of a comment ends a paragraph.
    if (text === undefined || text.trim() === '') {
      current = undefined;
    } else if (current) {
      current.comment += ` ${text}`;
    } else {
      current = { line: index + 1, comment: text };
      comments.push(current);
    }
  });
  return comments;
}
