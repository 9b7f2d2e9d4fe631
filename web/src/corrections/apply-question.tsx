import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import dialogClasses from '../platform/ui/dialogs/dialog.module.css';
import { DialogFailure } from '../platform/ui/dialogs/dialog-failure.tsx';
import classes from './correction-preview.module.css';

interface Props {
  /** Number of results that change. */
  count: number;
  apply: () => Promise<void>;
  onCancel: () => void;
}

/** Confirmation inside the dialog. The focus begins on Cancel. */
export function ApplyQuestion({ count, apply, onCancel }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const applying = useMutation({ mutationFn: apply });
  useEffect(() => cancel.current?.focus(), []);
  return (
    <section className={classes.question} aria-labelledby={title}>
      <p id={title} className={classes.headline}>
        {t('corrections.confirmTitle')}
      </p>
      <p>{t('corrections.confirmText', { count })}</p>
      <DialogFailure error={applying.error} />
      <div className={dialogClasses.actions}>
        <Button ref={cancel} variant="default" onClick={onCancel} disabled={applying.isPending}>
          {t('ui.cancel')}
        </Button>
        <Button onClick={() => applying.mutate()} loading={applying.isPending}>
          {t('corrections.confirm')}
        </Button>
      </div>
    </section>
  );
}
