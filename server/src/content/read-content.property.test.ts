import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContentNode, isElement, isText, parseContent, rawText } from './parse-content.ts';
import { readContent } from './read-content.ts';
import { escapeText } from './write-html.ts';

interface Tree {
  tag: string;
  children: (Tree | string)[];
}

const TAGS =
  'p div span b strong em u s strike del sup sub ul ol li table tbody tr td th caption ruby rt code pre blockquote font math mi mrow a h1 svg section'.split(
    ' ',
  );
/** Elements with a meaning. They may appear more often afterwards, but never less often. */
const MEANT = 'sup sub ul ol li table tr td th caption ruby rt pre blockquote math mi'.split(' ');

const { tree } = fc.letrec<{ tree: Tree; node: Tree | string }>((tie) => ({
  tree: fc.record({
    tag: fc.constantFrom(...TAGS),
    children: fc.array(tie('node'), { maxLength: 4 }),
  }),
  node: fc.oneof({ depthSize: 'large' }, fc.constantFrom('a', 'b < 3', ' ', 'c & "d"', 'é'), tie('tree')),
}));

const write = (node: Tree | string): string =>
  typeof node === 'string'
    ? escapeText(node)
    : `<${node.tag}>${node.children.map(write).join('')}</${node.tag}>`;
const textOf = (node: Tree | string): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');
const tagsOf = (node: Tree | string): string[] =>
  typeof node === 'string' ? [] : [node.tag, ...node.children.flatMap(tagsOf)];

/** Each letter with the meanings of the elements around it. */
const lettersOf = (node: Tree | string, around: string[] = []): string[] =>
  typeof node === 'string'
    ? [...node.replace(/\s/g, '')].map((letter) => letter + around.join(''))
    : node.children.flatMap((child) => lettersOf(child, within(around, node.tag)));
const lettersIn = (node: ContentNode, around: string[] = []): string[] => {
  if (isText(node)) return [...node.value.replace(/\s/g, '')].map((letter) => letter + around.join(''));
  return isElement(node)
    ? node.childNodes.flatMap((child) => lettersIn(child, within(around, node.tagName)))
    : [];
};
const within = (around: string[], tag: string) =>
  /^(sup|sub|td|th|li|rt|blockquote)$/.test(tag) ? [...around, tag] : around;

test('content keeps its text and its elements, or is refused', () => {
  let kept = 0;
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 3 }), (trees) => {
      const { html, refused } = readContent(trees.map(write).join(''));
      if (refused.length > 0) return;
      kept++;
      const { nodes } = parseContent(html);
      const withoutSpace = (text: string) => text.replace(/\s/g, '');
      expect(withoutSpace(nodes.map(rawText).join(''))).toBe(withoutSpace(trees.map(textOf).join('')));
      expect(nodes.flatMap((node) => lettersIn(node))).toEqual(trees.flatMap((one) => lettersOf(one)));
      const before = trees.flatMap(tagsOf);
      for (const tag of MEANT) {
        const count = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
        expect(count, tag).toBeGreaterThanOrEqual(before.filter((one) => one === tag).length);
      }
      expect(readContent(html)).toEqual({ html, refused: [] });
    }),
    { numRuns: 500 },
  );
  expect(kept).toBeGreaterThan(50);
});
