import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionBody } from './question-body.tsx';
import classes from './question-details.module.css';
import type { ShownQuestion } from './shown-question.ts';

interface Props {
  /** Short text of the question, for assistive technology. */
  name: string;
  question: ShownQuestion;
}

/** Unfolds the options, answer key and scoring of a question in a list. */
export function QuestionDetails({ name, question }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.summary}>
        {t(`questions.${question.interaction}`)}
        <span className="visually-hidden">: {name}</span>
      </summary>
      {isOpen && <QuestionBody question={question} hasType={false} />}
    </details>
  );
}
