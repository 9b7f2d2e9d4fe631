import { exportAuditLines, listAuditLines } from '@lulus/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callForFile } from '../platform/api/client.ts';
import { saveFile } from '../platform/ui/content/save-file.ts';
import { type AuditView, filterOf } from './audit-filter.ts';

export const linesQuery = (view: AuditView) =>
  queryOptions({
    queryKey: ['audit', view],
    queryFn: ({ signal }) =>
      call(listAuditLines, { query: { ...filterOf(view), before: view.before }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export async function downloadLines(view: AuditView) {
  saveFile(await callForFile(exportAuditLines, { query: filterOf(view) }), exportAuditLines.file.name);
}
