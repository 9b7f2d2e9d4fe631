import type { AnswerStatus } from '@lulus/contract';
import { IconCheck, IconMinus, IconPencil, IconPercentage50, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './status-mark.module.css';

const icons = {
  correct: IconCheck,
  partial: IconPercentage50,
  incorrect: IconX,
  unanswered: IconMinus,
  unmarked: IconPencil,
};
const words = {
  correct: 'results.statusCorrect',
  partial: 'results.statusPartial',
  incorrect: 'results.statusIncorrect',
  unanswered: 'results.statusUnanswered',
  unmarked: 'results.statusUnmarked',
} as const;

/** Status of an answer as text and icon, because colour alone must not distinguish the statuses. */
export function StatusMark({ status }: { status: AnswerStatus }) {
  const { t } = useTranslation();
  const Icon = icons[status];
  return (
    <span className={classes.mark} data-status={status}>
      <Icon size={16} stroke={2.5} aria-hidden />
      {t(words[status])}
    </span>
  );
}
