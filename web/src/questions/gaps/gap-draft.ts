/** A gap and its answer key in a form. */
import type { DecimalSign, Gap, GapAnswer, NumberKey, ShortAnswerKey } from '@lulus/contract';
import { z } from 'zod';
import { NO_NUMBER, numberDraft, numberKeyOf, numberOf } from '../number/number-draft.ts';
import { answersDraft, answersKey, answersOf, NO_ANSWERS } from '../short-answer/answers-draft.ts';

export const gapDraft = z.object({
  type: z.enum(['list', 'text', 'number']),
  /** In order, from option 1. */
  options: z.array(z.object({ id: z.number(), text: z.string(), isRight: z.boolean() })),
  accepted: answersDraft.shape.accepted,
  number: numberDraft,
});
export type GapDraft = z.infer<typeof gapDraft>;
export type GapOption = GapDraft['options'][number];

export const NO_GAP: GapDraft = {
  type: 'text',
  options: [0, 1, 2].map((id) => ({ id, text: '', isRight: false })),
  accepted: NO_ANSWERS.accepted,
  number: NO_NUMBER,
};

/** Parts of other types than the gap's begin empty. */
export function gapOf(
  { type, options = {} }: Gap,
  key: GapAnswer | undefined,
  decimalSign: DecimalSign,
): GapDraft {
  if (type === 'text')
    return { ...NO_GAP, accepted: answersOf((key ?? []) as ShortAnswerKey, null).accepted };
  if (type === 'number') {
    return { ...NO_GAP, type, number: numberOf((key ?? {}) as Partial<NumberKey>, null, decimalSign) };
  }
  const right = (key ?? []) as string[];
  const length = Math.max(0, ...Object.keys(options).map(Number));
  return {
    ...NO_GAP,
    type,
    options: Array.from({ length }, (_, id) => ({
      id,
      text: options[id + 1] ?? '',
      isRight: right.includes(String(id + 1)),
    })),
  };
}

/** Returns the gap in the form of the contract. Options without a text are left out. */
export function gapField({ type, options }: GapDraft): Gap {
  if (type !== 'list') return { type };
  const texts = options.map(({ text }, index) => [String(index + 1), text.trim()] as const);
  return { type, options: Object.fromEntries(texts.filter(([, text]) => text !== '')) };
}

/** Returns the key of the gap, or undefined if it has none yet. */
export function gapKeyOf(draft: GapDraft, decimalSign: DecimalSign): GapAnswer | undefined {
  const { type, options, accepted, number } = draft;
  if (type === 'number') {
    const key = numberKeyOf(number, decimalSign);
    return Object.keys(key).length > 0 ? (key as NumberKey) : undefined;
  }
  const key =
    type === 'text'
      ? answersKey({ accepted })
      : options.flatMap(({ isRight, text }, index) =>
          isRight && text.trim() !== '' ? [String(index + 1)] : [],
        );
  return key.length > 0 ? (key as GapAnswer) : undefined;
}

/** Returns the keys of several gaps by their numbers. */
export const gapKeysOf = (
  gaps: Record<string, GapDraft>,
  decimalSign: DecimalSign,
): Record<string, GapAnswer> =>
  Object.fromEntries(
    Object.entries(gaps).flatMap(([number, draft]) => {
      const key = gapKeyOf(draft, decimalSign);
      return key ? [[number, key]] : [];
    }),
  );
