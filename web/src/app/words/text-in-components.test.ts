/** Components contain no texts. Every text is in a catalogue, also those for assistive technology. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');

/** Attributes whose value people see or hear, of HTML elements and of components. */
const TEXT_ATTRIBUTES =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|legend|description|hint|lead|text|error|nothingFound)$/;
/** The product's own name is the same in every language. */
const NAMES = /\bLulus\b/g;

type Node = { type: string; [part: string]: unknown };

/** Returns the string literals that the expression can evaluate to. */
function texts(node: Node | null | undefined): string[] {
  if (!node) return [];
  const of = (part: string) => texts(node[part] as Node);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'JSXText':
      return [String(node.value)];
    case 'TemplateLiteral':
      return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw);
    case 'JSXExpressionContainer':
      return of('expression');
    case 'ConditionalExpression':
      return [...of('consequent'), ...of('alternate')];
    case 'LogicalExpression':
      return node.operator === '&&' ? of('right') : [...of('left'), ...of('right')];
    case 'BinaryExpression':
      return node.operator === '+' ? [...of('left'), ...of('right')] : [];
    default:
      return [];
  }
}

function wordsIn(path: string, source: string): string[] {
  const found: string[] = [];
  const collect = (node: Node | null) => {
    for (const text of texts(node)) {
      if (/\p{L}/u.test(text.replace(NAMES, ''))) found.push(`${path}: ${text.trim()}`);
    }
  };
  const collectChildren = ({ children }: { children: unknown[] }) => {
    for (const child of children as Node[]) collect(child);
  };
  new Visitor({
    JSXElement: collectChildren,
    JSXFragment: collectChildren,
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && TEXT_ATTRIBUTES.test(name.name)) collect(value as Node | null);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

test('texts in a component are found', () => {
  const source = `export const A = () => <p title="Hello" id="x" aria-label={open ? t('a.b') : 'Close'}>
    Some {\`more \${n}\`} {isNew && 'new'} {t('a.b')} {' · '} Lulus {a === 'x' && <b />}</p>;`;
  const found = ['Hello', 'Close', 'Some', 'more', 'new'];
  expect(wordsIn('a.tsx', source).sort()).toEqual(found.map((word) => `a.tsx: ${word}`).sort());
});

test('components contain no texts', () => {
  const paths = globSync('**/*.tsx', { cwd: SOURCE }).filter((path) => !/test/.test(path));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.flatMap((path) => wordsIn(path, readFileSync(join(SOURCE, path), 'utf8')))).toEqual([]);
});
