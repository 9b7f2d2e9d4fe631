import type { ExaminationAdmin, Stimulus } from '@lulus/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { WithSelectedExamination } from '../../examinations/admin/with-selected-examination.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { SuccessBanner } from '../../platform/ui/feedback/success-banner.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { invalidateBank, sendNewItem } from '../bank.api.ts';
import { BankLinks } from '../bank-links.tsx';
import { stimuliQuery } from '../stimuli/stimuli.api.ts';
import { type BankDraft, newDraft } from './bank-draft.ts';
import { BankForm } from './bank-form.tsx';
import { insertBody } from './bank-form-data.ts';

export function InsertBankPage() {
  return (
    <WithSelectedExamination>
      {(examination) => <WithStimulus examination={examination} />}
    </WithSelectedExamination>
  );
}

/** Waits for the stimulus that the address names, since the question is in its section. */
function WithStimulus({ examination }: { examination: ExaminationAdmin }) {
  const [search] = useSearchParams();
  const id = search.get('stimulus');
  const { data, isPending } = useQuery({ ...stimuliQuery(examination.id), enabled: id !== null });
  if (id && isPending) return <FullScreenLoader />;
  return <InsertBank key={id} examination={examination} stimulus={data?.find((one) => one.id === id)} />;
}

interface Props {
  examination: ExaminationAdmin;
  /** The stimulus whose question is added. */
  stimulus: Stimulus | undefined;
}

/** Returns an empty question of this stimulus, if there is one. */
const draftIn = (stimulus: Stimulus | undefined): BankDraft => ({
  ...newDraft(),
  ...(stimulus && { stimulus_id: stimulus.id, bank_section: stimulus.bank_section }),
});

/** Adds questions one after the other. After each, an empty form copies its type and section. */
function InsertBank({ examination, stimulus }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [round, setRound] = useState(() => ({ number: 0, draft: draftIn(stimulus) }));
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
