import type { CorrectionPreview } from '@lulus/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { DialogButtons } from '../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../platform/ui/dialogs/dialog-failure.tsx';
import { ChangesTable } from './changes-table.tsx';
import classes from './correction-preview.module.css';

interface Props {
  preview: CorrectionPreview;
  /** True if results have changed since the first preview, so that this is a new one. */
  isStale: boolean;
  onBack: () => void;
  onApply: () => Promise<void>;
}

/** Shows the effects of the correction before it is applied. */
export function CorrectionPreviewStep({ preview, isStale, onBack, onApply }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const applying = useMutation({ mutationFn: onApply });
  const { results, running, sum_before, sum_after, changes } = preview;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

  return (
    <div className={classes.preview}>
      <div className={classes.summary} role="status">
        {isStale && <p className={classes.stale}>{t('corrections.stale')}</p>}
        <p className={classes.headline}>
          {t('corrections.changing', { count: results, changed: number.format(changes.length) })}
        </p>
        {results > 0 && (
          <p className={classes.note}>
            {t('corrections.sums', { before: number.format(sum_before), after: number.format(sum_after) })}
          </p>
        )}
        {running > 0 && <p className={classes.note}>{t('corrections.running', { count: running })}</p>}
      </div>
      {changes.length > 0 && <ChangesTable changes={changes} />}
      <p className={classes.note}>{t('corrections.confirmText', { count: changes.length })}</p>
      <DialogFailure error={applying.error} />
      <DialogButtons
        cancel={t('corrections.back')}
        onCancel={onBack}
        confirm={t('corrections.confirm')}
        onConfirm={() => applying.mutate()}
        busy={applying.isPending}
      />
    </div>
  );
}
