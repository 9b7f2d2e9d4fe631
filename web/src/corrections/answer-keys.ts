import type { AnswerKey } from '@lulus/contract';

/** The right options with this one among them, or no longer. */
export function toggled(right: readonly number[], option: number): number[] {
  return right.includes(option) ? right.filter((other) => other !== option) : [...right, option];
}

export function isSameKey(one: AnswerKey, other: AnswerKey): boolean {
  return (
    one.bank_question_weight === other.bank_question_weight &&
    one.bank_answer.length === other.bank_answer.length &&
    one.bank_answer.every((option) => other.bank_answer.includes(option))
  );
}

/** What was typed as a weight, with a comma or a point. Without a number it is NaN, which the server refuses. */
export function typedWeight(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}
