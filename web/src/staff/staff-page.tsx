import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../platform/ui/buttons/action-button.tsx';
import { useDialog } from '../platform/ui/dialogs/use-dialog.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { ListSkeleton } from '../platform/ui/feedback/list-skeleton.tsx';
import { StaleNotice } from '../platform/ui/feedback/stale-notice.tsx';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { staffQuery } from './staff.api.ts';
import { type StaffDialog, StaffDialogs } from './staff-dialogs.tsx';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';

export function StaffPage() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(staffQuery());
  const list = useRef<HTMLElement>(null);
  const { shown, opened, open, close } = useDialog<StaffDialog>(list);
  return (
    <>
      <PageHeader
        title={t('staff.title')}
        lead={t('staff.lead')}
        actions={
          <>
            <ActionButton icon={IconFileImport} onClick={() => open({ kind: 'import' })}>
              {t('staff.import')}
            </ActionButton>
            <ActionButton icon={IconUserPlus} variant="filled" onClick={() => open({ kind: 'add' })}>
              {t('staff.add')}
            </ActionButton>
          </>
        }
      />
      <section ref={list} tabIndex={-1} className={classes.list} aria-label={t('staff.listTitle')}>
        {data && error && <StaleNotice error={error} retry={refetch} retrying={isFetching} />}
        {!data && error && <Failure error={error} retry={refetch} retrying={isFetching} />}
        {!data && !error && <ListSkeleton />}
        {data && <StaffList staff={data} open={open} />}
      </section>
      {shown && <StaffDialogs key={shown.number} dialog={shown.dialog} opened={opened} onClose={close} />}
    </>
  );
}
