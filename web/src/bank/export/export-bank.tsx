import { type BankItem, type ExaminationAdmin, type ExportFormat, exportFormat } from '@lulus/contract';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import { showError } from '../../platform/ui/feedback/toasts.tsx';
import { Choice } from '../../platform/ui/forms/choice.tsx';
import { downloadQuestions } from './export.api.ts';
import classes from './export-report.module.css';
import { ExportReport } from './export-report.tsx';
import { formatWords } from './format-words.ts';

interface Props {
  examination: Pick<ExaminationAdmin, 'id' | 'examination_name'>;
  entries: BankItem[];
}

/** Button with a dialog that downloads the questions as a file. */
export function ExportBank({ examination, entries }: Props) {
  const { t } = useTranslation();
  const { shown, opened, open, close } = useDialog<'export'>();
  const [format, setFormat] = useState<ExportFormat>('lulus');
  const download = useMutation({
    mutationFn: () => downloadQuestions(examination, format),
    onSuccess: close,
    onError: showError,
  });
  return (
    <>
      <ActionButton icon={IconDownload} variant="subtle" size="sm" onClick={() => open('export')}>
        {t('interchange.export')}
      </ActionButton>
      {shown && (
        <Dialog opened={opened} onClose={close} title={t('interchange.exportTitle')}>
          <div className={classes.formats}>
            <Choice
              legend={t('interchange.format')}
              options={exportFormat.options.map((value) => ({ value, label: t(formatWords[value]) }))}
              chosen={format}
              input={{
                name: 'format',
                onChange: ({ currentTarget }) => setFormat(exportFormat.parse(currentTarget.value)),
              }}
            />
          </div>
          <ExportReport examId={examination.id} format={format} entries={entries} />
          <DialogButtons
            onCancel={close}
            confirm={t('interchange.download')}
            onConfirm={() => download.mutate()}
            busy={download.isPending}
          />
        </Dialog>
      )}
    </>
  );
}
