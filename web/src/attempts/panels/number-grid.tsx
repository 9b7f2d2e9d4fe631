import { useTranslation } from 'react-i18next';
import { partlyFilled } from '../answers/response.ts';
import type { Question } from '../paper/paper.ts';
import { numberState, QuestionNumber } from '../screen/question-number.tsx';
import { answerOf, type ExamState } from '../session/exam-state.ts';
import classes from './review.module.css';

interface Props {
  state: ExamState;
  section: number;
  questions: Question[];
  label: string;
  isEnabled: boolean;
  onGo: (section: number, question: number) => void;
}

/** Grid of question numbers of one section. A partly filled question shows how many of its parts are. */
export function NumberGrid({ state, section, questions, label, isEnabled, onGo }: Props) {
  const { t } = useTranslation();
  const { position } = state;
  function noteOf(question: Question) {
    const filled = partlyFilled(question, answerOf(state, question.id).response);
    return filled ? t('examPanels.rowsOf', filled) : undefined;
  }
  return (
    <ol className={classes.grid} aria-label={label}>
      {questions.map((question) => {
        const note = noteOf(question);
        return (
          <li key={question.id} className={classes.cell}>
            <QuestionNumber
              {...numberState(state, question)}
              section={section}
              number={question.number}
              note={note}
              isCurrent={section === position.section && question.number === position.question + 1}
              isEnabled={isEnabled}
              onGo={onGo}
            />
            {note && (
              <span className={classes.note} aria-hidden>
                {note}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
