import { AnswersField } from '../../questions/short-answer/answers-field.tsx';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';
import { TextRulesFields } from './text-rules-fields.tsx';

/** Accepted answers, and what matters when a student's answer is compared with them. */
export function ShortAnswerFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { answers } = draft;
  return (
    <>
      <AnswersField
        accepted={answers.accepted}
        error={errorOf('bank_key')}
        onChange={(accepted) => change({ type: 'set', fields: { answers: { ...answers, accepted } } })}
      />
      <TextRulesFields draft={draft} change={change} accepted={answers.accepted} />
    </>
  );
}
