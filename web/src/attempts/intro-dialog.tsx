import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import dialog from '../ui/dialog.module.css';
import { Modal } from '../ui/modal.tsx';
import classes from './dialogs.module.css';
import { allQuestions, type ExamPaper, mediaOf } from './paper.ts';

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
      duration === null ? name : t('attempts.sectionMinutes', { name, minutes: duration }),
    )
    .join(', ');
  const hasSound = allQuestions(paper).some((question) => mediaOf(question).length > 0);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={paper.name}
      width={620}
      classNames={{ title: dialog.title }}
    >
      {paper.description && <p className={classes.description}>{paper.description}</p>}
      <h3 className={classes.subtitle}>{t('attempts.rulesTitle')}</h3>
      <ul className={classes.rules}>
        <li>{t('attempts.ruleTime', { minutes: paper.duration })}</li>
        <li>{t('attempts.ruleSaving')}</li>
        {hasSound && <li>{t('attempts.ruleSound')}</li>}
        {paper.hasSectionTimers && <li>{t('attempts.ruleSectionTimes', { sections: sectionTimes })}</li>}
        {forward.length > 0 && <li>{t('attempts.ruleForward', { sections: forward.join(', ') })}</li>}
        <li className={classes.keys}>{t('attempts.ruleKeys')}</li>
      </ul>
      <div className={dialog.actions}>
        <Button size="md" onClick={onClose}>
          {t('attempts.close')}
        </Button>
      </div>
    </Modal>
  );
}
