import { sampleStaff } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import dialogClasses from '../../platform/ui/dialogs/dialog.module.css';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { errorMessages } from '../../platform/ui/feedback/error-messages.ts';
import { LoginCards } from '../../students/cards/login-cards.tsx';
import { UnsavedCardsQuestion } from '../../students/cards/unsaved-cards-question.tsx';
import { useUnsavedCards } from '../../students/cards/use-unsaved-cards.ts';
import { FileChoice } from '../../students/import/file-choice.tsx';
import { ImportProblem } from '../../students/import/import-problem.tsx';
import { ImportProgress } from '../../students/import/import-progress.tsx';
import { SampleLink } from '../../students/import/sample-link.tsx';
import { downloadStaffSample, refetchStaff, sendStaffImport } from '../staff.api.ts';
import { StaffImportReport } from './staff-import-report.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Imports a sheet of staff: a file, its report, and then the links of the new accounts. */
export function ImportStaffDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [rejected, setRejected] = useState<string[]>([]);
  const [sent, setSent] = useState(0);
  const check = useMutation({ mutationFn: (chosen: File) => sendStaffImport(chosen, 'true', setSent) });
  const write = useMutation({
    mutationFn: (chosen: File) => sendStaffImport(chosen, 'false', setSent),
    onSettled: () => refetchStaff(queryClient),
  });
  const [report, done] = [check.data, write.data];
  const isBusy = check.isPending || write.isPending;
  const unsaved = useUnsavedCards(opened ? (done?.cards.length ?? 0) : 0, onClose);
  const choose = (chosen: File | null, errors: string[] = []) => {
    setFile(chosen);
    setRejected(errors);
    setSent(0);
    check.reset();
    write.reset();
  };
  const errors = [check.error, write.error].flatMap((error) => (error ? errorMessages(error) : []));

  return (
    <Dialog
      opened={opened}
      onClose={unsaved.close}
      title={
        unsaved.asking ? t('students.unsavedTitle') : t(done ? 'students.doneTitle' : 'staff.importTitle')
      }
      size="wide"
      sticky
      closable={!isBusy}
    >
      {isBusy && <ImportProgress sent={sent} writing={write.isPending} />}
      {!isBusy && !report && (
        <>
          <FileChoice file={file} onChoose={choose} onReject={(reasons) => choose(null, reasons)} />
          <ImportProblem errors={[...rejected, ...errors]} headline={file !== null} />
          <SampleLink path={sampleStaff.path} hint={t('staff.sampleHint')} download={downloadStaffSample} />
          <div className={dialogClasses.actions}>
            <Button variant="default" onClick={onClose}>
              {t('staff.cancel')}
            </Button>
            <Button disabled={!file} onClick={() => file && check.mutate(file)}>
              {t('students.check')}
            </Button>
          </div>
        </>
      )}
      {!isBusy && report && !done && file && (
        <>
          <StaffImportReport file={file} report={report} />
          <ImportProblem errors={errors} headline />
          <div className={dialogClasses.actions}>
            <Button variant="default" onClick={() => choose(null)}>
              {t('students.otherFile')}
            </Button>
            <ActionButton
              icon={IconUpload}
              variant="filled"
              disabled={report.created + report.updated === 0}
              onClick={() => write.mutate(file)}
            >
              {t('staff.importFile')}
            </ActionButton>
          </div>
        </>
      )}
      {unsaved.asking && <UnsavedCardsQuestion goBack={unsaved.goBack} closeAnyway={unsaved.closeAnyway} />}
      {!isBusy && done && file && (
        <div hidden={unsaved.asking}>
          {done.mailed > 0 && <p role="status">{t('students.linksMailed', { count: done.mailed })}</p>}
          <LoginCards cards={done.cards} onKept={unsaved.keep} />
          <StaffImportReport file={file} report={done} />
          <div className={dialogClasses.actions}>
            <Button variant="default" onClick={unsaved.close}>
              {t('staff.close')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
