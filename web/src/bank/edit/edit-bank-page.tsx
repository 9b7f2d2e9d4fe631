import { type BankItem, type ExaminationAdmin, REDIRECT_DELAY_MS } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { AlreadyTakenNote } from '../../corrections/already-taken-note.tsx';
import { WithSelectedExamination } from '../../examinations/admin/with-selected-examination.tsx';
import { stored } from '../../platform/device-store/stored.ts';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { useIdInAddress } from '../../platform/navigation/use-id-in-address.ts';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { SuccessBanner } from '../../platform/ui/feedback/success-banner.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { bankItemQuery, invalidateBank, sendItem } from '../bank.api.ts';
import { BankLinks } from '../bank-links.tsx';
import { draftOf } from './bank-draft.ts';
import { BankForm } from './bank-form.tsx';
import { updateBody } from './bank-form-data.ts';

export function EditBankPage() {
  const bankId = useIdInAddress({ name: 'question', ...stored.bankId });
  if (!bankId) return <Navigate to={paths.examinationBank} replace />;
  return (
    <WithSelectedExamination>
      {(examination) => <LoadedItem key={bankId} bankId={bankId} examination={examination} />}
    </WithSelectedExamination>
  );
}

function LoadedItem({ bankId, examination }: { bankId: string; examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useQuery(bankItemQuery(bankId));
  if (isPending) return <FullScreenLoader />;
  if (data) return <EditBank loaded={data} examination={examination} />;
  return (
    <Failure error={error} retry={refetch} retrying={isFetching}>
      <Button component={Link} to={examinationPath(paths.examinationBank, examination.id)} variant="default">
        {t('bank.list')}
      </Button>
    </Failure>
  );
}

/** Edits a question. After a save, the form is disabled for a moment, and then starts with the saved question. */
function EditBank({ loaded, examination }: { loaded: BankItem; examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [round, setRound] = useState({ number: 0, item: loaded });
  const [saved, setSaved] = useState<BankItem>();
  const [isDismissed, dismiss] = useState(false);

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => {
      setRound(({ number }) => ({ number: number + 1, item: saved }));
      setSaved(undefined);
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  return (
    <>
      <PageHeader
        above={<BankLinks examination={examination} back={examination.examination_name} />}
        title={t('bank.editTitle')}
      />
      {saved && !isDismissed && (
        <SuccessBanner title={t('bank.edited')} text={t('bank.editedNext')} onClose={() => dismiss(true)} />
      )}
      <AlreadyTakenNote examination={examination} questionId={loaded.id} />
      <BankForm
        key={round.number}
        examination={examination}
        initial={draftOf(round.item, examination.decimal_sign)}
        bankId={round.item.id}
        isDone={saved !== undefined}
        send={(draft, upload) => sendItem(round.item.id, updateBody(draft, examination.decimal_sign), upload)}
        onSaved={({ bank }) => {
          void invalidateBank(client);
          dismiss(false);
          setSaved(bank);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
