import type { CorrectionPreview } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import dialogClasses from '../platform/ui/dialogs/dialog.module.css';
import { ApplyQuestion } from './apply-question.tsx';
import { ChangesTable } from './changes-table.tsx';
import classes from './correction-preview.module.css';

interface Props {
  preview: CorrectionPreview;
  /** True if results have changed since the first preview, so that this is a new one. */
  isStale: boolean;
  onBack: () => void;
  onApply: () => Promise<void>;
}

/** Shows the effects of the correction, and asks for a confirmation. */
export function CorrectionPreviewStep({ preview, isStale, onBack, onApply }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [isConfirming, setIsConfirming] = useState(false);
  const applyButton = useRef<HTMLButtonElement>(null);
  const { results, running, sum_before, sum_after, changes } = preview;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  function cancel() {
    flushSync(() => setIsConfirming(false));
    applyButton.current?.focus();
  }

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
      {isConfirming ? (
        <ApplyQuestion count={changes.length} apply={onApply} onCancel={cancel} />
      ) : (
        <div className={dialogClasses.actions}>
          <Button variant="default" onClick={onBack}>
            {t('corrections.back')}
          </Button>
          <Button ref={applyButton} onClick={() => setIsConfirming(true)}>
            {t('corrections.correct')}
          </Button>
        </div>
      )}
    </div>
  );
}
