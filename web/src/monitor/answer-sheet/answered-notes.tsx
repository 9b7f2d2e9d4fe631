import type { AnsweredQuestion, ItemResponse } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { RowNote } from '../../platform/ui/tables/row-note.tsx';
import { ScoringNotes } from '../../questions/display/scoring-notes.tsx';
import { responseText } from './answer-sheet.ts';

/** How the question is scored, with corrections. */
export function AnsweredNotes({ question }: { question: AnsweredQuestion }) {
  const { t } = useTranslation();
  const { accepted, outcome } = question;
  const textOf = (response: ItemResponse) => responseText(question, response);
  return (
    <>
      <ScoringNotes question={question} />
      {accepted.length > 0 && (
        <RowNote>{t('answerSheet.accepted', { answers: accepted.map(textOf).join(' · ') })}</RowNote>
      )}
      {outcome === 'everyone' && <RowNote>{t('answerSheet.everyone')}</RowNote>}
    </>
  );
}
