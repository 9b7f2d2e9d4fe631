import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePlaysText } from '../../examinations/use-plays-text.ts';
import dialog from '../../platform/ui/dialogs/dialog.module.css';
import { Modal } from '../../platform/ui/dialogs/modal.tsx';
import { SoundCheck } from '../listening/sound-check.tsx';
import { allQuestions, type ExamPaper, recordingsIn } from '../paper/paper.ts';
import classes from './dialogs.module.css';

interface Props {
  paper: ExamPaper;
  opened: boolean;
  onClose: () => void;
}

export function IntroDialog({ paper, opened, onClose }: Props) {
  const { t } = useTranslation();
  const forward = paper.sections.filter(({ forwardOnly }) => forwardOnly).map(({ name }) => name);
  const sectionTimes = paper.sections
    .map(({ name, duration }) =>
      duration === null ? name : t('examPanels.sectionTime', { name, time: duration }),
    )
    .join(', ');
  const recordings = recordingsIn(allQuestions(paper));
  const hasSound = recordings.length > 0;
  const plays = usePlaysText(recordings.map(({ playLimit }) => playLimit));
  return (
    <Modal opened={opened} onClose={onClose} title={paper.name} width={620} returnFocus={false}>
      {paper.description && <p className={classes.description}>{paper.description}</p>}
      <h3 className={classes.subtitle}>{t('examPanels.rulesTitle')}</h3>
      <ul className={classes.rules}>
        <li>{t('examPanels.ruleTime', { time: paper.duration })}</li>
        <li>{t('examPanels.ruleSaving')}</li>
        {plays && <li>{t('examPanels.ruleSound', { plays })}</li>}
        {paper.hasSectionTimers && <li>{t('examPanels.ruleSectionTimes', { sections: sectionTimes })}</li>}
        {forward.length > 0 && <li>{t('examPanels.ruleForward', { sections: forward.join(', ') })}</li>}
      </ul>
      {hasSound && (
        <section className={classes.sound}>
          <h3 className={classes.subtitle}>{t('examPanels.soundTitle')}</h3>
          <SoundCheck />
        </section>
      )}
      <div className={dialog.actions}>
        <Button onClick={onClose}>{t('examPanels.close')}</Button>
      </div>
    </Modal>
  );
}
