/** The part of a draft that the device stores: all fields except files. */
import { bankType, optionType } from '@lulus/contract';
import { z } from 'zod';
import { emptyOption } from '../options/option-drafts.ts';
import type { BankDraft } from './bank-draft.ts';

export const typedDraft = z.object({
  bank_type: bankType,
  bank_section: z.string(),
  bank_question: z.string(),
  bank_question_weight: z.string(),
  play_limit: z.string(),
  hint: z.string(),
  tags: z.array(z.string()).default([]),
  option_type: optionType,
  options: z.array(z.object({ id: z.number(), text: z.string(), isRight: z.boolean() })),
  removedAssets: z.array(z.string()),
  insertKey: z.uuid().optional(),
});
export type TypedDraft = z.infer<typeof typedDraft>;

/** Returns the server's draft with the typed fields over it. */
export function withTyped(draft: BankDraft, typed: TypedDraft | null): BankDraft {
  if (!typed) return draft;
  const options = typed.options.map((option) => ({
    ...(draft.options.find(({ id }) => id === option.id) ?? emptyOption(option.id)),
    ...option,
  }));
  return { ...draft, ...typed, options };
}
