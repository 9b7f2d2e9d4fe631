import type { ExaminationAdmin, Stimulus } from '@lulus/contract';
import { Button } from '@mantine/core';
import {
  IconBooks,
  IconFileImport,
  IconListDetails,
  IconPlus,
  IconTextPlus,
  IconTransferIn,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bankQuery } from '../../examinations/admin/bank-list.api.ts';
import { WithSelectedExamination } from '../../examinations/admin/with-selected-examination.tsx';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { StaleNotice } from '../../platform/ui/feedback/stale-notice.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { BankLinks } from '../bank-links.tsx';
import { canEditBank } from '../can-edit-bank.ts';
import { CopyDialog } from '../copy/copy-dialog.tsx';
import type { CopyFrom } from '../copy/use-places.ts';
import { stimuliQuery } from '../stimuli/stimuli.api.ts';
import { UnusedStimuli } from '../stimuli/unused-stimuli.tsx';
import { BankList } from './bank-list.tsx';

export function BankListPage() {
  return (
    <WithSelectedExamination>{(examination) => <Bank examination={examination} />}</WithSelectedExamination>
  );
}

const NONE: Stimulus[] = [];

function Bank({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useQuery(bankQuery(examination.id));
  const { data: stimuli = NONE } = useQuery(stimuliQuery(examination.id));
  const canEdit = canEditBank(examination, useSession()?.user);
  const isCollection = examination.kind === 'collection';
  const { shown, opened, open, close } = useDialog<CopyFrom>();
  if (isPending) return <FullScreenLoader />;

  const add = canEdit && (
    <>
      <ActionButton icon={IconTransferIn} onClick={() => open('examinations')}>
        {t('bank.copyFrom')}
      </ActionButton>
      <ActionButton icon={IconBooks} onClick={() => open('library')}>
        {t('bank.copyFromLibrary')}
      </ActionButton>
      <Button
        component={Link}
        to={examinationPath(paths.importBank, examination.id)}
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
      >
        {t('interchange.importButton')}
      </Button>
      <Button
        component={Link}
        to={examinationPath(paths.stimulus, examination.id)}
        variant="default"
        leftSection={<IconTextPlus size={18} aria-hidden />}
      >
        {t('bank.newStimulus')}
      </Button>
      <Button
        component={Link}
        to={examinationPath(paths.insertExaminationBank, examination.id)}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {t('bank.insert')}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        above={<BankLinks examination={examination} />}
        title={examination.examination_name}
        lead={t(isCollection ? 'bank.collection' : 'bank.subtitle')}
        actions={add}
      />
      {!data && <Failure error={error} retry={refetch} retrying={isFetching} />}
      {data && error && <StaleNotice error={error} retry={refetch} retrying={isFetching} />}
      {data?.length === 0 && (
        <Notice
          icon={<IconListDetails aria-hidden />}
          title={t('bank.none')}
          text={canEdit ? t('bank.noneText') : []}
        >
          {add}
        </Notice>
      )}
      {data && data.length > 0 && (
        <BankList examination={examination} entries={data} stimuli={stimuli} canEdit={canEdit} />
      )}
      {data && <UnusedStimuli stimuli={stimuli} entries={data} canEdit={canEdit} />}
      {shown && (
        <CopyDialog
          key={shown.number}
          examination={examination}
          from={shown.dialog}
          opened={opened}
          onClose={close}
        />
      )}
    </>
  );
}
