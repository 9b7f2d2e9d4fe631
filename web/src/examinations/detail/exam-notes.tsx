import { IconClock, IconCloudCheck, IconHeadphones } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../platform/ui/page/section-title.tsx';
import { usePlaysText } from '../use-plays-text.ts';
import classes from './exam-notes.module.css';

interface Props {
  running: boolean;
  playLimits: readonly number[];
}

/** Advice for students before and during an examination. */
export function ExamNotes({ running, playLimits }: Props) {
  const { t } = useTranslation();
  const plays = usePlaysText(playLimits);
  const points = [
    { Icon: IconClock, text: t('examinations.beforeTime') },
    { Icon: IconCloudCheck, text: t('examinations.beforeSaved') },
    ...(plays ? [{ Icon: IconHeadphones, text: t('examinations.beforeListening', { plays }) }] : []),
  ];
  return (
    <section className={classes.notes}>
      <SectionTitle>{running ? t('examinations.whileTitle') : t('examinations.beforeTitle')}</SectionTitle>
      <ul className={classes.points}>
        {points.map(({ Icon, text }) => (
          <li key={text}>
            <span className={classes.icon}>
              <Icon size={20} stroke={1.75} aria-hidden />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
