import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconEyeExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { useSchoolTime } from '../../platform/time/school-time.ts';
import { AttentionBar } from '../../platform/ui/feedback/attention-bar.tsx';
import { type AttemptRow, isRunning } from '../attempt-row.ts';

/**
 * Warns if results are released while attempts still run, because of extra time, added time or time given back after
 * an outage.
 */
export function ResultsWhileWriting({
  examination: { id, results_release, results_at },
  rows,
}: {
  examination: ExaminationAdmin;
  rows: AttemptRow[];
}) {
  const { t } = useTranslation();
  const schoolTime = useSchoolTime();
  if (results_release !== 'at_time' || !results_at) return null;
  const count = rows.filter((row) => isRunning(row) && row.due_at > results_at).length;
  if (count === 0) return null;
  return (
    <AttentionBar
      role="status"
      icon={<IconEyeExclamation aria-hidden />}
      text={t('monitor.resultsWhileWriting', { count, time: schoolTime(results_at) })}
    >
      <Button component={Link} to={examinationPath(paths.editExamination, id)} variant="default">
        {t('monitor.putOffResults')}
      </Button>
    </AttentionBar>
  );
}
