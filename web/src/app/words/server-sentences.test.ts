/** Every sentence that the contract or the server sends is in the catalogue, which has all languages. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everySentence } from '@lulus/contract/messages';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
/** Matches only sentences among the strings of the source. A template's values are replaced by 7. */
const SENTENCE = /^[A-Z7].*[ ].*\.$/s;
/** Properties of an endpoint that document the API. */
const DESCRIBED = new Set(['summary', 'description']);
/** Files whose sentences are not sent over HTTP: commands, logs, and errors for the operator. */
const NOT_SENT =
  /(^|\/)(process|command-line|backup|sample|mail|db|metrics|jobs|outages)\/|\/(config|watch-attempts)\.ts$/;

function sentencesIn(path: string): string[] {
  const found: string[] = [];
  const described = new Set<unknown>();
  const collect = (node: unknown, text: string) => {
    if (SENTENCE.test(text) && !described.has(node)) found.push(text);
  };
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && DESCRIBED.has(key.name)) described.add(value);
    },
    // Messages of plain errors are for developers.
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && /^(Type)?Error$/.test(callee.name))
        for (const one of given) described.add(one);
    },
    Literal: (node) => {
      if (typeof node.value === 'string') collect(node, node.value);
    },
    TemplateLiteral: (node) => collect(node, node.quasis.map(({ value }) => value.cooked).join('7')),
  }).visit(parseSync(path, readFileSync(join(ROOT, path), 'utf8')).program);
  return found;
}

test('every sentence of the contract and the server is in the catalogue', () => {
  const paths = globSync('{contract,server}/src/**/*.ts', { cwd: ROOT }).filter(
    (path) => !/\.test\.ts$|-words\.ts$/.test(path) && !NOT_SENT.test(path),
  );
  const sentences = paths.flatMap((path) => sentencesIn(path).map((sentence) => `${path}: ${sentence}`));
  expect(sentences.length).toBeGreaterThan(100);
  const unknown = sentences.filter(
    (line) => !everySentence.some(({ pattern }) => pattern.test(line.slice(line.indexOf(': ') + 2))),
  );
  expect(unknown).toEqual([]);
});
