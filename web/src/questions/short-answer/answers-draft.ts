/** Accepted answers of a short text in a form. */
import type { ShortAnswerKey, TextRules } from '@lulus/contract';
import { z } from 'zod';

export const answersDraft = z.object({
  accepted: z.array(
    z.object({
      id: z.number(),
      answer: z.string(),
      /** Percent of the points, as typed. */
      share: z.string(),
    }),
  ),
  hasCase: z.boolean(),
  /** Undefined if the language of the key decides. */
  hasAccents: z.boolean().optional(),
  hasPunctuation: z.boolean(),
});
export type AnswersDraft = z.infer<typeof answersDraft>;
export type AcceptedAnswer = AnswersDraft['accepted'][number];

export const NO_ANSWERS: AnswersDraft = {
  accepted: [{ id: 0, answer: '', share: '100' }],
  hasCase: false,
  hasAccents: undefined,
  hasPunctuation: true,
};

export function answersOf(key: ShortAnswerKey, rules: TextRules | null): AnswersDraft {
  return {
    accepted:
      key.length === 0
        ? NO_ANSWERS.accepted
        : key.map(({ answer, share }, id) => ({
            id,
            answer,
            share: String(Number((share * 100).toFixed(4))),
          })),
    hasCase: rules?.case ?? NO_ANSWERS.hasCase,
    hasAccents: rules?.accents,
    hasPunctuation: rules?.punctuation ?? NO_ANSWERS.hasPunctuation,
  };
}

/** Returns the key. Empty answers are left out; a share that is no number becomes NaN, which is rejected. */
export function answersKey({ accepted }: Pick<AnswersDraft, 'accepted'>): ShortAnswerKey {
  return accepted
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ answer, share }) => ({
      answer: answer.trim(),
      share: share.trim() === '' ? Number.NaN : Number(share.trim().replace(',', '.')) / 100,
    }));
}

export const rulesOf = ({ hasCase, hasAccents, hasPunctuation }: AnswersDraft): TextRules => ({
  case: hasCase,
  ...(hasAccents !== undefined && { accents: hasAccents }),
  punctuation: hasPunctuation,
});
