import type { StoredAnswer } from '@lulus/contract';
import { QUESTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { IconLock } from '@tabler/icons-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LargeImage } from '../../platform/ui/content/large-image.tsx';
import { RichText } from '../../platform/ui/content/rich-text.tsx';
import { Player } from '../interactions/player.tsx';
import { mediaOf, type Question } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import classes from './question-area.module.css';
import { QUESTION_HEADING } from './question-focus.ts';
import { ListeningItem } from './rare-parts.ts';

interface Props {
  session: ExamSession;
  question: Question;
  answer: StoredAnswer;
  isRefused: boolean;
  isForwardOnly: boolean;
  onSoundCheck: () => void;
  /** True inside a page that has its own `main` element. */
  isPreview?: boolean;
}

/** One question. Its parent gives each question a `key`, so that the sound of the last one stops. */
export function QuestionArea(props: Props) {
  const { session, question, answer, isRefused, isForwardOnly, onSoundCheck, isPreview = false } = props;
  const { t } = useTranslation();
  const Area = isPreview ? 'div' : 'main';
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <Area className={classes.area}>
      <div className={classes.column}>
        {/* The top bar shows the number. This heading gets the focus, so that screen readers announce the question. */}
        <h2 id={QUESTION_HEADING} ref={heading} tabIndex={-1} className="visually-hidden">
          {t('attempts.question', { number: question.number })}
        </h2>
        {isForwardOnly && (
          <p className={classes.note}>
            <IconLock size="1.125rem" aria-hidden />
            {t('attempts.forwardOnly')}
          </p>
        )}
        {mediaOf(question).length > 0 && (
          <Suspense>
            <ListeningItem session={session} recording={question} onSoundCheck={onSoundCheck} />
          </Suspense>
        )}
        {/* The player of gaps has the text, with its fields in place. */}
        {question.interaction !== 'gaps' && <RichText html={question.html} className={classes.text} />}
        {question.assets.image.map((path, index) => (
          <LargeImage
            key={path}
            path={path}
            alt={t('attempts.questionImage', { number: index + 1 })}
            width={QUESTION_IMAGE_WIDTH_PX}
          />
        ))}
        <Player
          question={question}
          response={answer.response}
          decimalSign={session.getState().paper.decimalSign}
          onAnswer={(response, how) =>
            session.dispatch({ type: 'answered', question_id: question.id, response, ...how })
          }
        />
        {/* Below the options, because it appears later and must not move them. */}
        {isRefused && (
          <p className={classes.refused} role="alert">
            {t('attempts.optionRefused')}
          </p>
        )}
      </div>
    </Area>
  );
}
