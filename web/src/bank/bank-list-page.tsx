import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconListDetails, IconPlus, IconTransferIn } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExaminationLinks } from '../examinations/admin/examination-links.tsx';
import { examinationPath } from '../examinations/admin/examination-path.ts';
import { OfChosenExamination } from '../examinations/admin/of-chosen-examination.tsx';
import { paths } from '../paths.ts';
import { Failure } from '../ui/failure.tsx';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StaleNotice } from '../ui/stale-notice.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { bankQuery } from './bank.api.ts';
import { BankList } from './bank-list.tsx';
import { CopyDialog } from './copy-dialog.tsx';

export function BankListPage() {
  return <OfChosenExamination>{(examination) => <Bank examination={examination} />}</OfChosenExamination>;
}

function Bank({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useQuery(bankQuery(examination.id));
  const { shown, opened, open, close } = useDialog<'copy'>();
  if (isPending) return <FullScreenLoader />;

  const add = (
    <>
      <Button
        variant="default"
        leftSection={<IconTransferIn size={18} aria-hidden />}
        onClick={() => open('copy')}
      >
        {t('bank.copyFrom')}
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
