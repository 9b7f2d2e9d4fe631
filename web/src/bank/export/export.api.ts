import {
  EXPORT_EXTENSIONS,
  type ExaminationAdmin,
  type ExportFormat,
  exportQuestions,
  reportExport,
} from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callForFile } from '../../platform/api/client.ts';
import { saveFile } from '../../platform/ui/content/save-file.ts';

/** What a file of this format cannot hold. */
export const exportReportQuery = (examId: string, format: ExportFormat) =>
  queryOptions({
    queryKey: ['bank', examId, 'export', format],
    queryFn: ({ signal }) => call(reportExport, { params: { examId }, query: { format }, signal }),
    gcTime: 0,
  });

export async function downloadQuestions(
  { id, examination_name }: Pick<ExaminationAdmin, 'id' | 'examination_name'>,
  format: ExportFormat,
) {
  const file = await callForFile(exportQuestions, { params: { examId: id }, query: { format } });
  saveFile(file, `${examination_name}.${EXPORT_EXTENSIONS[format]}`);
}
