import { Button } from '@mantine/core';
import { IconMoodEmpty, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../platform/navigation/paths.ts';
import { useSession } from '../platform/session/session.ts';
import { Notice } from '../platform/ui/feedback/notice.tsx';

/** Notice for a month without results. In the current month it explains how to get on the list. */
export function EmptyMonth({ running }: { running: boolean }) {
  const { t } = useTranslation();
  const student = useSession()?.user.role === 'student';
  if (!running) {
    return (
      <Notice
        inCard
        icon={<IconMoodEmpty aria-hidden />}
        title={t('leaderboard.noneBefore')}
        text={t('leaderboard.noneBeforeText')}
      />
    );
  }
  return (
    <Notice
      inCard
      icon={<IconTrophy aria-hidden />}
      title={t('leaderboard.noneTitle')}
      text={student ? t('leaderboard.noneText') : t('leaderboard.noneTextAdmin')}
    >
      {student && (
        <Button component={Link} to={paths.examinations}>
          {t('leaderboard.toExaminations')}
        </Button>
      )}
    </Notice>
  );
}
