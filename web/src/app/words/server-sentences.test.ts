/** Every sentence of the contract and the server, for a rejection or a success, is known in every language. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everySentence } from '@lulus/contract/messages';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
/** What a sentence looks like, a count at its beginning too: nothing else that stands as text in the source does. */
const SENTENCE = /^[A-Z7].*[ ].*\.$/s;
/** Of endpoints, for readers of the API's description. */
const DESCRIBED = new Set(['summary', 'description']);
/** Not sent over HTTP: commands, the log, and faults that concern the server's operator. */
const NOT_SAID =
  /(^|\/)(process|command-line|backup|sample|mail|db|metrics|jobs|outages)\/|\/(config|watch-attempts)\.ts$/;

function sentencesIn(path: string): string[] {
  const found: string[] = [];
  const described = new Set<unknown>();
  const judge = (node: unknown, text: string) => {
    if (SENTENCE.test(text) && !described.has(node)) found.push(text);
  };
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && DESCRIBED.has(key.name)) described.add(value);
    },
    // Thrown for the programmer.
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && /^(Type)?Error$/.test(callee.name))
        for (const one of given) described.add(one);
    },
    Literal: (node) => {
      if (typeof node.value === 'string') judge(node, node.value);
    },
    TemplateLiteral: (node) => judge(node, node.quasis.map(({ value }) => value.cooked).join('7')),
  }).visit(parseSync(path, readFileSync(join(ROOT, path), 'utf8')).program);
  return found;
}

test('every sentence of the contract and the server is in the catalogue', () => {
  const paths = globSync('{contract,server}/src/**/*.ts', { cwd: ROOT }).filter(
    (path) => !/\.test\.ts$|-words\.ts$/.test(path) && !NOT_SAID.test(path),
  );
  const said = paths.flatMap((path) => sentencesIn(path).map((sentence) => `${path}: ${sentence}`));
  expect(said.length).toBeGreaterThan(100);
  const unknown = said.filter(
    (line) => !everySentence.some(({ pattern }) => pattern.test(line.slice(line.indexOf(': ') + 2))),
  );
  expect(unknown).toEqual([]);
});
