import { IconCalendarPlus, IconPlus, IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isAdmin } from '../platform/session/roles.ts';
import { useSession } from '../platform/session/session.ts';
import { ActionButton } from '../platform/ui/buttons/action-button.tsx';
import { useDialog } from '../platform/ui/dialogs/use-dialog.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../platform/ui/feedback/full-screen-loader.tsx';
import { Notice } from '../platform/ui/feedback/notice.tsx';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { type ClassDialog, ClassDialogs } from './class-dialogs.tsx';
import { ClassTable } from './class-table.tsx';
import { schoolClassesQuery } from './classes.api.ts';
import classes from './classes-page.module.css';
import { Unassigned } from './unassigned.tsx';

/** The classes of the school. Admins change them; teachers read theirs. */
export function ClassesPage() {
  const { t } = useTranslation();
  const canManage = isAdmin(useSession()?.user);
  const { data, error, isFetching, refetch } = useQuery(schoolClassesQuery());
  const list = useRef<HTMLElement>(null);
  const { shown, opened, open, close } = useDialog<ClassDialog>(list);
  if (!data && !error) return <FullScreenLoader />;
  const add = canManage && (
    <ActionButton icon={IconPlus} variant="filled" onClick={() => open({ kind: 'form' })}>
      {t('classes.add')}
    </ActionButton>
  );
  const current = data?.classes.filter(({ archived }) => !archived) ?? [];
  return (
    <>
      <PageHeader
        title={t('classes.title')}
        lead={t(canManage ? 'classes.lead' : 'classes.leadOfTeacher')}
        actions={
          <>
            {canManage && current.length > 0 && (
              <ActionButton icon={IconCalendarPlus} onClick={() => open({ kind: 'rollOver' })}>
                {t('classes.rollOver')}
              </ActionButton>
            )}
            {add}
          </>
        }
      />
      <section ref={list} tabIndex={-1} className={classes.list} aria-label={t('classes.listTitle')}>
        {!data && <Failure error={error} retry={refetch} retrying={isFetching} />}
        {data && data.unassigned.length > 0 && <Unassigned students={data.unassigned} classes={current} />}
        {data && data.classes.length > 0 && (
          <ClassTable classes={data.classes} canManage={canManage} open={open} />
        )}
        {data && data.classes.length === 0 && (
          <Notice
            icon={<IconSchool aria-hidden />}
            title={t('classes.emptyTitle')}
            text={t(canManage ? 'classes.empty' : 'classes.emptyOfTeacher')}
          />
        )}
      </section>
      {shown && (
        <ClassDialogs
          key={shown.number}
          dialog={shown.dialog}
          current={current}
          opened={opened}
          onClose={close}
        />
      )}
    </>
  );
}
