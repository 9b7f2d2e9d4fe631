import { Button } from '@mantine/core';
import { IconSearchOff, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../platform/ui/feedback/notice.tsx';
import { SearchField } from '../platform/ui/forms/search-field.tsx';
import { Pager } from '../platform/ui/tables/pager.tsx';
import { pageOf } from '../platform/ui/tables/pages.ts';
import { folded, matches } from '../platform/ui/tables/search-text.ts';
import type { StaffRow } from './staff.api.ts';
import type { OpenStaffDialog } from './staff-dialogs.tsx';
import classes from './staff-page.module.css';
import { StaffTable } from './staff-table.tsx';

interface Props {
  staff: StaffRow[];
  open: OpenStaffDialog;
}

/** The staff, active accounts first, with a search. Explains the roles while the school has one account only. */
export function StaffList({ staff, open }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState(1);
  const find = (text: string) => {
    setSearch(text);
    setWanted(1);
  };
  const found = staff
    .filter((row) => matches(row, folded(search)))
    .sort((a, b) => Number(a.deactivated_at !== null) - Number(b.deactivated_at !== null));
  const page = pageOf(found, wanted);
  return (
    <>
      {staff.length > 1 && (
        <SearchField
          label={t('staff.search')}
          hint={t('staff.searchHint')}
          value={search}
          onSearch={find}
          className={classes.search ?? ''}
        />
      )}
      {page.total > 0 && <StaffTable rows={page.rows} open={open} />}
      {page.total > 0 && staff.length > 1 && (
        <Pager
          page={page}
          list={t('staff.listTitle')}
          showing={(shown) => t('staff.showing', shown)}
          onPage={setWanted}
        />
      )}
      {page.total === 0 && (
        <Notice icon={<IconSearchOff aria-hidden />} role="status" title={t('staff.noMatch')}>
          <Button variant="default" onClick={() => find('')}>
            {t('staff.showAll')}
          </Button>
        </Notice>
      )}
      {staff.length === 1 && (
        <Notice
          icon={<IconUserPlus aria-hidden />}
          title={t('staff.alone')}
          text={[t('staff.about_teacher'), t('staff.about_proctor'), t('staff.about_admin')]}
        />
      )}
    </>
  );
}
