import type { Examination } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconArrowRight, IconClockPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { selectExamination } from '../selected-examination.ts';
import classes from './running-banner.module.css';

/** Banner with a link back to a running attempt, above everything else, because its time runs. */
export function RunningBanner({ examination }: { examination: Examination }) {
  const { t } = useTranslation();
  return (
    <section className={classes.banner} aria-labelledby="running-title">
      <IconClockPlay size={28} stroke={1.75} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <h2 id="running-title" className={classes.title}>
          {t('examinations.runningTitle')}
        </h2>
        <p className={classes.text}>
          {t('examinations.runningText', { name: examination.examination_name })}
        </p>
      </div>
      <Button
        component={Link}
        to={paths.examination}
        onClick={() => selectExamination(examination.id)}
        className={classes.button ?? ''}
        rightSection={<IconArrowRight size={18} aria-hidden />}
      >
        {t('examinations.continueExam')}
      </Button>
    </section>
  );
}
