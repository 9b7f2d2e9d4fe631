import { findInnerLetters, findLetter, findNumber } from './labels.ts';
import { isSectionHeading } from './lines.ts';
import type { Paragraph } from './paragraphs.ts';

/** Paragraphs in which the first option follows a question. */
const WINDOW = 8;
/** A number with options behind it counts as much as this many without. */
const WITH_OPTIONS = 5;

const hasFirstOption = (paragraph: Paragraph): boolean =>
  findLetter(paragraph)?.at === 0 || findInnerLetters(paragraph.text, 0, (at) => at === 0).length > 0;

/** Returns the style of the numbers of questions from a paragraph on to the next heading, or null without numbers. */
export function findStyle(paragraphs: Paragraph[], from: number): string | null {
  const scores = new Map<string, number>();
  for (let at = from; at < paragraphs.length; at++) {
    const paragraph = paragraphs[at] as Paragraph;
    if (at > from && isSectionHeading(paragraph.text)) break;
    const style = findNumber(paragraph)?.style;
    if (style === undefined) continue;
    const following = paragraphs.slice(at + 1, at + 1 + WINDOW);
    const end = following.findIndex((next) => findNumber(next)?.style === style);
    const own = [paragraph, ...(end < 0 ? following : following.slice(0, end))];
    const score = own.some(hasFirstOption) ? WITH_OPTIONS : 1;
    scores.set(style, (scores.get(style) ?? 0) + score);
  }
  const [best] = [...scores].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}
