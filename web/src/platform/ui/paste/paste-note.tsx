import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/i18n.ts';
import { AttentionNote } from '../feedback/attention-note.tsx';
import classes from './paste-note.module.css';
import type { Loss, Losses } from './pasted-html.ts';

/** Names below a field what the last paste did not take over. `onUndo` takes the paste back. */
export function PasteNote({ losses, onUndo }: { losses: Losses; onUndo?: () => void }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const entries = Object.entries(losses) as [Loss, number][];
  const list = new Intl.ListFormat(locale).format(
    entries.map(([loss, count]) => t(`paste.lost_${loss}`, { count })),
  );
  const count = entries.reduce((sum, [, one]) => sum + one, 0);
  if (count === 0) return null;
  return (
    <div role="alert" className={classes.note}>
      <AttentionNote>
        {t('paste.notTaken', { count, list })}
        {onUndo && (
          <button type="button" className={classes.undo} onClick={onUndo}>
            <IconArrowBackUp size={18} aria-hidden />
            {t('paste.undo')}
          </button>
        )}
      </AttentionNote>
    </div>
  );
}
