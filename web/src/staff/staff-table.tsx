import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { useSession } from '../platform/session/session.ts';
import { DataTable } from '../platform/ui/tables/data-table.tsx';
import { RowNote } from '../platform/ui/tables/row-note.tsx';
import type { StaffRow } from './staff.api.ts';
import type { OpenStaffDialog } from './staff-dialogs.tsx';
import classes from './staff-page.module.css';
import { StaffRowActions } from './staff-row-actions.tsx';

interface Props {
  rows: StaffRow[];
  open: OpenStaffDialog;
}

export function StaffTable({ rows, open }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const ownId = useSession()?.user.id;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const classesOf = ({ classes: taught, homeroom_classes }: StaffRow) =>
    [
      ...homeroom_classes.map((name) => t('staff.homeroomOf', { name })),
      ...taught.filter((name) => !homeroom_classes.includes(name)),
    ].join(', ');
  return (
    <DataTable label={t('staff.listTitle')} narrow="cards" className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('staff.name')}</th>
          <th scope="col">{t('staff.role')}</th>
          <th scope="col">{t('staff.login')}</th>
          <th scope="col">{t('staff.classes')}</th>
          <th scope="col">{t('staff.seen')}</th>
          <th scope="col">{t('staff.action')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={row.deactivated_at ? classes.inactive : ''}>
            <th scope="row">
              {row.name}
              {row.id === ownId && ` (${t('staff.you')})`}
              {row.deactivated_at && (
                <span className={`${classes.line} ${classes.second}`}>{t('staff.inactive')}</span>
              )}
            </th>
            <td data-label={t('staff.role')}>{t(`staff.role_${row.role}`)}</td>
            <td data-label={t('staff.login')} className={classes.login}>
              {row.email && (
                <span className={classes.line} title={row.email}>
                  {row.email}
                </span>
              )}
              {row.whatsapp && (
                <span className={`${classes.line} ${row.email ? classes.second : ''}`}>{row.whatsapp}</span>
              )}
              {row.username && (
                <span className={`${classes.line} ${row.email || row.whatsapp ? classes.second : ''}`}>
                  {row.username}
                </span>
              )}
            </td>
            <td data-label={row.classes.length > 0 ? t('staff.classes') : undefined}>{classesOf(row)}</td>
            <td data-label={t('staff.seen')}>
              {row.has_password && (row.seen_at ? day.format(new Date(row.seen_at)) : t('staff.notSeen'))}
              {!row.has_password && <RowNote>{t('staff.invited')}</RowNote>}
            </td>
            <td>
              <StaffRowActions member={row} open={open} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
