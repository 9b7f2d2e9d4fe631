import type { LibraryQuestion, Stimulus } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { questionTypeWords } from '../bank/question-type-words.ts';
import { stimulusName } from '../bank/stimuli/stimuli.api.ts';
import { examinationPath, paths } from '../platform/navigation/paths.ts';
import { questionTitle } from '../platform/ui/content/question-title.ts';
import { ChooseBox } from '../platform/ui/tables/choose-box.tsx';
import { QuestionDetails } from '../questions/display/question-details.tsx';
import classes from './library.module.css';

interface Props {
  question: LibraryQuestion;
  stimulus: Stimulus | undefined;
  isChosen: boolean;
  onChoose: (questions: LibraryQuestion[], isChosen: boolean) => void;
  onUses: (question: LibraryQuestion) => void;
}

export function QuestionRow({ question, stimulus, isChosen, onChoose, onUses }: Props) {
  const { t } = useTranslation();
  const { bank_type, bank_section, examination_id, examination_name, tags } = question;
  const text = questionTitle(question) || t('bank.noText');
  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      <ChooseBox
        label={t('chosen.one', { name: text })}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose([question], currentTarget.checked)}
      />
      <div className={classes.rowText}>
        <p className={classes.text}>{text}</p>
        <p className={classes.note}>
          <Link to={examinationPath(paths.examinationBank, examination_id)}>{examination_name}</Link>
          {` · ${bank_section} · ${t(questionTypeWords[bank_type])}`}
        </p>
        {stimulus && (
          <p className={classes.note}>
            {t('bank.stimulusOf', { text: stimulusName(stimulus) ?? t('bank.stimulusFiles') })}
          </p>
        )}
        <QuestionDetails name={text} question={question} />
        {tags.length > 0 && (
          <ul className={classes.tags} aria-label={t('bank.tags')}>
            {tags.map((tag) => (
              <li key={tag} className={classes.tag}>
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
      {question.copies_count > 0 && (
        <Button
          variant="subtle"
          className={classes.uses ?? ''}
          aria-label={t('library.usedInOf', { name: text })}
          onClick={() => onUses(question)}
        >
          {t('library.usedIn')}
        </Button>
      )}
    </li>
  );
}
