import type { AuditLine } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconDownload, IconListSearch } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressView } from '../platform/navigation/use-address-view.ts';
import { WorkingButton } from '../platform/ui/buttons/working-button.tsx';
import { useDialog } from '../platform/ui/dialogs/use-dialog.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { ListSkeleton } from '../platform/ui/feedback/list-skeleton.tsx';
import { Notice } from '../platform/ui/feedback/notice.tsx';
import { StaleNotice } from '../platform/ui/feedback/stale-notice.tsx';
import { showError } from '../platform/ui/feedback/toasts.tsx';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { downloadLines, linesQuery } from './audit.api.ts';
import { auditAddress, isFiltered, noFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import classes from './audit-page.module.css';
import { AuditTable } from './audit-table.tsx';
import { LineDialog } from './line-dialog.tsx';

export function AuditPage() {
  const { t } = useTranslation();
  const { view, change } = useAddressView(auditAddress);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(linesQuery(view));
  const download = useMutation({ mutationFn: () => downloadLines(view), onError: showError });
  const list = useRef<HTMLElement>(null);
  const { shown, opened, open, close } = useDialog<AuditLine>(list);
  return (
    <>
      <PageHeader
        title={t('audit.title')}
        lead={t('audit.lead')}
        actions={
          <WorkingButton
            variant="default"
            icon={<IconDownload size={18} aria-hidden />}
            working={download.isPending && t('ui.preparingFile')}
            onClick={() => download.mutate()}
          >
            {t('audit.download')}
          </WorkingButton>
        }
      />
      <AuditFilters view={view} onView={change} />
      <section ref={list} tabIndex={-1} className={classes.list} aria-label={t('audit.title')}>
        {data && error && <StaleNotice error={error} retry={refetch} retrying={isFetching} />}
        {!data && !error && <ListSkeleton />}
        {!data && error && <Failure error={error} retry={refetch} retrying={isFetching} />}
        {data?.lines.length === 0 && (
          <Notice icon={<IconListSearch aria-hidden />} title={t('audit.none')} text={t('audit.noneText')}>
            {isFiltered(view) && (
              <Button variant="default" onClick={() => change(noFilter)}>
                {t('audit.showAll')}
              </Button>
            )}
          </Notice>
        )}
        {data && data.lines.length > 0 && (
          <AuditTable lines={data.lines} waiting={isPlaceholderData} onOpen={open} />
        )}
      </section>
      {data && (
        <nav className={classes.pages} aria-label={t('audit.pages')}>
          {view.before !== undefined && (
            <Button variant="default" onClick={() => change({ before: undefined })}>
              {t('audit.newest')}
            </Button>
          )}
          {data.next !== null && (
            <Button
              variant="default"
              onClick={() => {
                change({ before: data.next ?? undefined });
                list.current?.focus();
              }}
            >
              {t('audit.older')}
            </Button>
          )}
        </nav>
      )}
      {shown && <LineDialog key={shown.number} line={shown.dialog} opened={opened} onClose={close} />}
    </>
  );
}
