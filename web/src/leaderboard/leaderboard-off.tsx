import { Button } from '@mantine/core';
import { IconTrophyOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../platform/navigation/paths.ts';
import { Notice } from '../platform/ui/feedback/notice.tsx';

export function LeaderboardOff() {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${t('leaderboard.title')} · Lulus`}</title>
      <Notice
        icon={<IconTrophyOff aria-hidden />}
        title={t('leaderboard.off')}
        titleAs="h1"
        text={t('leaderboard.offText')}
      >
        <Button component={Link} to={paths.dashboard}>
          {t('ui.toDashboard')}
        </Button>
      </Notice>
    </>
  );
}
