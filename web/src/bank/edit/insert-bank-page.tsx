import type { ExaminationAdmin } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithSelectedExamination } from '../../examinations/admin/with-selected-examination.tsx';
import { SuccessBanner } from '../../platform/ui/feedback/success-banner.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { invalidateBank, sendNewItem } from '../bank.api.ts';
import { BankLinks } from '../bank-links.tsx';
import { newDraft } from './bank-draft.ts';
import { BankForm } from './bank-form.tsx';
import { insertBody } from './bank-form-data.ts';

export function InsertBankPage() {
  return (
    <WithSelectedExamination>
      {(examination) => <InsertBank examination={examination} />}
    </WithSelectedExamination>
  );
}

/** Adds questions one after the other. After each, an empty form copies its type and section. */
function InsertBank({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [round, setRound] = useState(() => ({ number: 0, draft: newDraft() }));
  const [isDismissed, dismiss] = useState(false);
  return (
    <>
      <PageHeader
        above={<BankLinks examination={examination} back={examination.examination_name} />}
        title={t('bank.insertTitle')}
      />
      {round.number > 0 && !isDismissed && (
        <SuccessBanner
          key={round.number}
          title={t('bank.inserted')}
          text={t('bank.insertedNext', { count: round.number })}
          onClose={() => dismiss(true)}
        />
      )}
      <BankForm
        key={`form-${round.number}`}
        examination={examination}
        initial={round.draft}
        send={(draft, upload) =>
          sendNewItem(insertBody(examination.id, draft, examination.decimal_sign), upload)
        }
        onSaved={(_, draft) => {
          void invalidateBank(client);
          dismiss(false);
          setRound({ number: round.number + 1, draft: newDraft(draft) });
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
