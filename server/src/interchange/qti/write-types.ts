/** Writers of the types of questions. */
import type { BankItem } from '@lulus/contract';
import type { Content } from './write-content.ts';
import { writeGaps } from './write-gaps.ts';
import { writeChoice, writeOrder, writePairs } from './write-options.ts';
import { writeEssay, writeNumber, writeShortAnswer } from './write-typed.ts';
import type { WrittenType } from './written-type.ts';

export const typeWriters: Record<BankItem['interaction'], (item: BankItem, content: Content) => WrittenType> =
  {
    choice: writeChoice,
    choice_multiple: writeChoice,
    choice_table: writePairs,
    match: writePairs,
    order: writeOrder,
    short_answer: writeShortAnswer,
    number: writeNumber,
    gaps: writeGaps,
    essay: writeEssay,
  };
