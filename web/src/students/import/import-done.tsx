import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginCards } from '../cards/login-cards.tsx';
import type { ImportOutcome } from '../students.api.ts';
import { ImportChangesSum } from './import-changes.tsx';
import reportClasses from './import-report.module.css';
import { ImportRows } from './import-rows.tsx';
import { importSummary } from './import-summary.ts';

interface Props {
  outcome: ImportOutcome;
  onKept: () => void;
}

export function ImportDone({ outcome, onKept }: Props) {
  const { t } = useTranslation();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p ref={message} className={reportClasses.done} tabIndex={-1}>
        <IconCircleCheck size={22} stroke={1.75} aria-hidden />
        {importSummary(t, outcome)}
      </p>
      {outcome.cards.length > 0 && (
        <>
          <h3 className={reportClasses.part}>{t('students.cardsTitle')}</h3>
          <LoginCards cards={outcome.cards} onKept={onKept} />
        </>
      )}
      <h3 className={reportClasses.part}>{t('students.rowsLabel')}</h3>
      <p className={reportClasses.file}>
        <ImportChangesSum rows={outcome.rows} />
      </p>
      <ImportRows rows={outcome.rows} />
    </>
  );
}
