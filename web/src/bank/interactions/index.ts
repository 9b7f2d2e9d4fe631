/** The part of the question form that each type has, by its name. */
import type { Interaction } from '@lulus/contract';
import type { ComponentType } from 'react';
import type { NumberFieldsProps } from '../edit/draft-fields.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { EssayFields } from './essay-fields.tsx';
import { GapsFields } from './gaps-fields.tsx';
import { MatchFields } from './match-fields.tsx';
import { NumberFields } from './number-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import { ShortAnswerFields } from './short-answer-fields.tsx';
import { TableFields } from './table-fields.tsx';

export const interactionFields: Record<Interaction, ComponentType<NumberFieldsProps>> = {
  choice: ChoiceFields,
  choice_multiple: ChoiceFields,
  choice_table: TableFields,
  short_answer: ShortAnswerFields,
  number: NumberFields,
  essay: EssayFields,
  gaps: GapsFields,
  match: MatchFields,
  order: OrderFields,
};
