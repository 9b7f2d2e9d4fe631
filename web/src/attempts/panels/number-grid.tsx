import type { Question } from '../paper/paper.ts';
import { numberState, QuestionNumber } from '../screen/question-number.tsx';
import type { ExamState } from '../session/exam-state.ts';
import classes from './review.module.css';

interface Props {
  state: ExamState;
  section: number;
  questions: Question[];
  label: string;
  isEnabled: boolean;
  onGo: (section: number, question: number) => void;
}

/** Grid of question numbers of one section. */
export function NumberGrid({ state, section, questions, label, isEnabled, onGo }: Props) {
  const { position } = state;
  return (
    <ol className={classes.grid} aria-label={label}>
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionNumber
            {...numberState(state, question)}
            section={section}
            number={question.number}
            isCurrent={section === position.section && question.number === position.question + 1}
            isEnabled={isEnabled}
            onGo={onGo}
          />
        </li>
      ))}
    </ol>
  );
}
