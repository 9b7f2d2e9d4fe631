/** Finds the right option where it only looks different from the others, such as bold or highlighted. */
import { type ContentNode, isElement, parseContent, rawText } from '../../content/parse-content.ts';
import { type Paragraph, sliceParagraph } from './paragraphs.ts';
import type { TextOption, TextQuestion } from './text-question.ts';

interface Kind {
  isTag(name: string, mark: string | undefined): boolean;
  /** The tags to remove from the right option. */
  tags: RegExp;
}

/** From the surest. Documents give colors as `<span data-mark>`. */
const KINDS: Kind[] = [
  { isTag: (_, mark) => mark === 'highlight', tags: /<\/?span[^>]*>/g },
  { isTag: (_, mark) => mark === 'color', tags: /<\/?span[^>]*>/g },
  { isTag: (name) => name === 'u', tags: /<\/?u>/g },
  { isTag: (name) => name === 'b' || name === 'strong', tags: /<\/?(?:b|strong)>/g },
];
const COLORS = /<\/?span[^>]*>/g;
/** Questions with several right options. */
const SEVERAL =
  /lebih dari satu|semua jawaban yang|pilih(?:lah)?\s+(?:\w+\s+){0,2}(?:dua|tiga|empat|2|3|4)\b|\(\s*(?:dua|tiga|2|3)\s+jawaban|(?:choose|select|tick|mark)\s+(?:the\s+)?(?:two|three|all|2|3)\b|more than one/i;

/** Whether all words of the nodes have the mark. Formulas and pictures have none of their own. */
function areMarked(nodes: ContentNode[], { isTag }: Kind): boolean {
  return nodes.every((node) => {
    if (rawText(node).trim() === '') return true;
    if (!isElement(node)) return false;
    if (node.tagName === 'math') return true;
    const mark = node.attrs.find(({ name }) => name === 'data-mark')?.value;
    return (
      isTag(node.tagName, mark) ||
      (node.childNodes.length > 0 && areMarked(node.childNodes, { isTag } as Kind))
    );
  });
}

const hasWords = ({ content }: TextOption) => content.some(({ text }) => /[^\s\ufffc]/.test(text));

const isMarkedBy = (option: TextOption, kind: Kind): boolean =>
  hasWords(option) &&
  option.content.every(
    ({ html, text }) => text === '' || (html !== undefined && areMarked(parseContent(html).nodes, kind)),
  );

const without = (paragraph: Paragraph, tags: RegExp): Paragraph =>
  paragraph.html === undefined ? paragraph : { ...paragraph, html: paragraph.html.replace(tags, '') };

/** Colors are only a look, which rich text does not have. */
export const withoutColors = (paragraph: Paragraph): Paragraph => without(paragraph, COLORS);

const ASTERISK_BEHIND = /\s*\*$/;
const endsInAsterisk = ({ content }: TextOption) => ASTERISK_BEHIND.test(content.at(-1)?.text ?? '');
const withoutAsterisk = (paragraph: Paragraph): Paragraph =>
  sliceParagraph(paragraph, 0, paragraph.text.replace(ASTERISK_BEHIND, '').length);

interface Marks {
  /** The numbers of the options, from 1. */
  marked: string[];
  /** The options without the mark. */
  options: TextOption[];
  /** Letters of options that look different, where it is not clear which one is right. */
  unclear: string[];
}

/** Returns options that are marked as right: by an asterisk, or as the only one that looks different. */
export function takeMarks({ options, stem }: TextQuestion): Marks {
  const numbersOf = (isRight: (option: TextOption) => boolean) =>
    options.flatMap((option, at) => (isRight(option) ? [String(at + 1)] : []));
  const starred = numbersOf(({ isMarked }) => isMarked);
  if (starred.length > 0) return { marked: starred, options, unclear: [] };
  const behind = numbersOf(endsInAsterisk);
  if (behind.length > 0 && behind.length < options.length) {
    const cleaned = options.map((option) =>
      endsInAsterisk(option)
        ? {
            ...option,
            content: [...option.content.slice(0, -1), ...option.content.slice(-1).map(withoutAsterisk)],
          }
        : option,
    );
    return { marked: behind, options: cleaned, unclear: [] };
  }
  const isSeveral = stem.some(({ text }) => SEVERAL.test(text));
  let unclear: string[] = [];
  for (const kind of KINDS) {
    const marked = numbersOf((option) => isMarkedBy(option, kind));
    if (marked.length === 0 || marked.length === options.length) continue;
    if (marked.length > 1 && !isSeveral) {
      if (unclear.length === 0) unclear = marked.map((number) => String.fromCharCode(64 + Number(number)));
      continue;
    }
    const cleaned = options.map((option, at) =>
      marked.includes(String(at + 1))
        ? { ...option, content: option.content.map((one) => without(one, kind.tags)) }
        : option,
    );
    return { marked, options: cleaned, unclear: [] };
  }
  return { marked: [], options, unclear };
}
