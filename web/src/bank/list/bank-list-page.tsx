import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconListDetails, IconPlus, IconTransferIn } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bankQuery } from '../../examinations/admin/bank-list.api.ts';
import { ExaminationLinks } from '../../examinations/admin/examination-links.tsx';
import { WithSelectedExamination } from '../../examinations/admin/with-selected-examination.tsx';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { StaleNotice } from '../../platform/ui/feedback/stale-notice.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { CopyDialog } from '../copy/copy-dialog.tsx';
import { BankList } from './bank-list.tsx';

export function BankListPage() {
  return (
    <WithSelectedExamination>{(examination) => <Bank examination={examination} />}</WithSelectedExamination>
  );
}

function Bank({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useQuery(bankQuery(examination.id));
  const { shown, opened, open, close } = useDialog<'copy'>();
  if (isPending) return <FullScreenLoader />;

  const add = (
    <>
      <ActionButton icon={IconTransferIn} onClick={() => open('copy')}>
        {t('bank.copyFrom')}
      </ActionButton>
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
        above={<ExaminationLinks id={examination.id} />}
        title={examination.examination_name}
        lead={t('bank.subtitle')}
        actions={add}
      />
      {!data && <Failure error={error} retry={refetch} retrying={isFetching} />}
      {data && error && <StaleNotice error={error} retry={refetch} retrying={isFetching} />}
      {data?.length === 0 && (
        <Notice icon={<IconListDetails aria-hidden />} title={t('bank.none')} text={t('bank.noneText')}>
          {add}
        </Notice>
      )}
      {data && data.length > 0 && <BankList examination={examination} entries={data} />}
      {shown && <CopyDialog key={shown.number} examination={examination} opened={opened} onClose={close} />}
    </>
  );
}
