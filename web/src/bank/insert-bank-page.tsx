import type { ExaminationAdmin } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomUuid } from '../api/random-uuid.ts';
import { OfChosenExamination } from '../examinations/admin/of-chosen-examination.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SuccessBanner } from '../ui/success-banner.tsx';
import { bankChanged, sendNewItem } from './bank.api.ts';
import { newDraft } from './bank-draft.ts';
import { BankForm } from './bank-form.tsx';
import { insertBody } from './bank-form-data.ts';

export function InsertBankPage() {
  return (
    <OfChosenExamination>{(examination) => <InsertBank examination={examination} />}</OfChosenExamination>
  );
}

/** The key stays the same until its question is saved: one whose reply was lost is not inserted twice. */
const firstRound = () => ({ number: 0, draft: newDraft(), insertKey: randomUuid() });

/** One question after the other: each saved one leaves an empty form of its type and section. */
function InsertBank({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [round, setRound] = useState(() => firstRound());
  const [isDismissed, dismiss] = useState(false);
  return (
    <>
      <PageHeader
        above={<BackLink to={paths.examinationDetail}>{examination.examination_name}</BackLink>}
        title={t('bank.insertTitle')}
      />
      {round.number > 0 && !isDismissed && (
        <SuccessBanner
          key={round.number}
          title={t('bank.inserted')}
          text={t('bank.insertedNext')}
          onClose={() => dismiss(true)}
        />
      )}
      <BankForm
        key={`form-${round.number}`}
        examination={examination}
        initial={round.draft}
        save={async (draft, upload) => {
          const body = { ...insertBody(examination.id, draft), insert_key: round.insertKey };
          await sendNewItem(body, upload);
          void bankChanged(client);
          dismiss(false);
          setRound({ number: round.number + 1, draft: newDraft(draft), insertKey: randomUuid() });
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
