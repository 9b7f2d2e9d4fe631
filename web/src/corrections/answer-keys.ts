import type { GradedKey } from '@lulus/contract';

/** Right options and points. */
export type AnswerKey = Pick<GradedKey, 'bank_answer' | 'bank_question_weight'>;

/** Returns the correct options with this one added, or removed if it was among them. */
export function toggleOption(correct: readonly number[], option: number): number[] {
  return correct.includes(option) ? correct.filter((other) => other !== option) : [...correct, option];
}

export function isSameKey(one: AnswerKey, other: AnswerKey): boolean {
  return (
    one.bank_question_weight === other.bank_question_weight &&
    one.bank_answer.length === other.bank_answer.length &&
    one.bank_answer.every((option) => other.bank_answer.includes(option))
  );
}

/** Parses a weight with a decimal comma or point. Returns NaN for other texts, which the server rejects. */
export function typedWeight(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}

/** Returns the decimal sign of the language. */
export const decimalSignOf = (locale: string): string => weightText(0.5, locale).charAt(1);

/** Returns a weight with the decimal sign of the language, as `typedWeight` parses it. */
export function weightText(weight: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping: false }).format(weight);
}
