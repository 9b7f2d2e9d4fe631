import { IconAlertCircle, IconCircleCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { SaveCopyButton } from '../answer-file/save-copy-button.tsx';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import { type SaveSummary, saveSummary } from './answers.ts';
import classes from './save-line.module.css';

/** Screen readers announce a status only after this time, because saving usually takes an instant. */
const ANNOUNCED_AFTER_MS = 1500;

type Tone = 'saved' | 'saving' | 'waiting' | 'failed';

const icons = {
  saved: IconCircleCheck,
  saving: IconLoader2,
  waiting: IconCloudOff,
  failed: IconAlertCircle,
};

/** Line with the saving status. While answers wait for the connection, it offers to save a copy as a file. */
export function SaveLine({ session, state }: { session: ExamSession; state: ExamState }) {
  const summary = saveSummary(state);
  const { tone, text } = useSaveText(summary, session.ports.canCall());
  const announced = useSettled(text);
  const Icon = icons[tone];
  const isStuck = summary.lostSince !== null && summary.waiting > 0;
  return (
    <div className={classes.saving}>
      <p className={classes.line} data-tone={tone}>
        <Icon size={16} className={classes.icon} aria-hidden />
        <span className={classes.text}>{text}</span>
        <span className="visually-hidden" role="status">
          {announced}
        </span>
      </p>
      {isStuck && <SaveCopyButton session={session} size="compact-sm" />}
    </div>
  );
}

function useSaveText(
  { waiting, failed, lostSince, storageFailed }: SaveSummary,
  isLoggedIn: boolean,
): { tone: Tone; text: string } {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const count = waiting > 0 ? t('attempts.waiting', { count: waiting }) : undefined;
  if (!isLoggedIn) {
    return { tone: 'waiting', text: [count, t('attempts.notLoggedIn')].filter(Boolean).join(' · ') };
  }
  if (lostSince !== null) {
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const lost = t('attempts.connectionLost', { time: time.format(lostSince) });
    const kept = t(storageFailed ? 'attempts.storageFailed' : 'attempts.keptHere');
    return { tone: 'waiting', text: [count, `${lost} ${kept}`].filter(Boolean).join(' · ') };
  }
  if (failed > 0) {
    return {
      tone: 'failed',
      text: [t('attempts.failed', { count: failed }), count].filter(Boolean).join(' · '),
    };
  }
  if (waiting > 0 && storageFailed)
    return { tone: 'waiting', text: `${count} · ${t('attempts.storageFailed')}` };
  if (waiting > 0)
    return { tone: 'saving', text: waiting > 1 ? `${t('attempts.saving')} ${count}` : t('attempts.saving') };
  return { tone: 'saved', text: t('attempts.allSaved') };
}

/** Returns the last text that stayed unchanged for `ANNOUNCED_AFTER_MS`. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, ANNOUNCED_AFTER_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
