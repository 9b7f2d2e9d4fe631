import { QUESTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LargeImage } from '../../platform/ui/content/large-image.tsx';
import { RichText } from '../../platform/ui/content/rich-text.tsx';
import { ListeningItem } from '../listening/listening-item.tsx';
import { mediaOf, type Question, type Stimulus } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import classes from './stimulus-pane.module.css';

interface Props {
  session: ExamSession;
  stimulus: Stimulus;
  /** The questions of the section. */
  questions: Question[];
  onSoundCheck: () => void;
}

/**
 * A stimulus beside its question; on a phone above it, where it can be folded. It stays mounted while the student moves
 * among its questions, so that its recording goes on and the text keeps its place.
 */
export function StimulusPane({ session, stimulus, questions, onSoundCheck }: Props) {
  const { t } = useTranslation();
  const [isFolded, setFolded] = useState(false);
  const content = useId();
  const pane = useRef<HTMLElement>(null);
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    if (!isFolded && pane.current) pane.current.scrollTop = scrolled.current;
  }, [isFolded]);
  function fold() {
    if (!isFolded) scrolled.current = pane.current?.scrollTop ?? 0;
    setFolded(!isFolded);
  }
  const group = questions.filter((question) => question.stimulus?.id === stimulus.id);
  const first = group[0]?.number ?? 0;
  const last = group.at(-1)?.number ?? 0;
  const toggle = isFolded ? t('attempts.showStimulus') : t('attempts.hideStimulus');
  const Icon = isFolded ? IconChevronDown : IconChevronUp;
  return (
    <section
      ref={pane}
      className={classes.pane}
      aria-label={t('attempts.stimulus')}
      data-folded={isFolded || undefined}
      data-recorded={mediaOf(stimulus).length > 0 || undefined}
    >
      <div className={classes.head}>
        <p className={classes.title}>
          {first === last
            ? t('attempts.stimulusForOne', { number: first })
            : t('attempts.stimulusFor', { first, last })}
        </p>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={!isFolded}
          aria-controls={content}
          aria-label={`${toggle}: ${t('attempts.stimulus')}`}
          onClick={fold}
        >
          <Icon size="1.125rem" aria-hidden />
          {toggle}
        </button>
      </div>
      {mediaOf(stimulus).length > 0 && (
        <div className={classes.recording}>
          <ListeningItem session={session} recording={stimulus} onSoundCheck={onSoundCheck} />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the arrow keys */}
      <div id={content} tabIndex={0} className={classes.content}>
        <RichText html={stimulus.html} className={classes.text} />
        {stimulus.assets.image.map((path, index) => (
          <LargeImage
            key={path}
            path={path}
            alt={t('attempts.stimulusImage', { number: index + 1 })}
            width={QUESTION_IMAGE_WIDTH_PX}
          />
        ))}
      </div>
    </section>
  );
}
