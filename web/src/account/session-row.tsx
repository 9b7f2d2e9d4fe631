import type { OwnSession } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { timeText } from '../platform/time/time-text.ts';
import { showError, showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { refetchSessions, sendEndSession } from './account.api.ts';
import classes from './account-page.module.css';

const MOBILE = ['Android', 'iPhone', 'iPad'];

export function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const device = useDeviceName(session);
  const end = useMutation({
    mutationFn: () => sendEndSession(session.id),
    onSuccess: () => showSuccess(t('account.ended', { device })),
    onError: showError,
    onSettled: () => refetchSessions(client),
  });
  const Icon = MOBILE.includes(session.system ?? '') ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li className={classes.session}>
      <Icon size={28} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <span className={classes.device}>
          {device}
          {session.current && <span className={classes.here}>{t('account.here')}</span>}
        </span>
        <span className={classes.times}>
          <span>{t('account.began', { time: timeText(session.created_at, locale) })}</span>
          {!session.current && <span>{t('account.seen', { time: timeText(session.seen_at, locale) })}</span>}
        </span>
      </span>
      {!session.current && (
        <Button
          variant="default"
          aria-label={t('account.endDevice', { device })}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          {t('account.end')}
        </Button>
      )}
    </li>
  );
}

/** Returns 'Chrome on Android', or the known part of it. */
function useDeviceName({ browser, system }: OwnSession): string {
  const { t } = useTranslation();
  if (browser && system) return t('account.device', { browser, system });
  return browser ?? system ?? t('account.deviceUnknown');
}
