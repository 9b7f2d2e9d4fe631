import { MAX_UPLOAD_BYTES } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconFileImport, IconPackage } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { invalidateExaminations } from '../examinations/admin/admin-examinations.api.ts';
import { examinationPath, paths } from '../platform/navigation/paths.ts';
import dialog from '../platform/ui/dialogs/dialog.module.css';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../platform/ui/dialogs/dialog-buttons.tsx';
import { useDialog } from '../platform/ui/dialogs/use-dialog.ts';
import { errorMessages } from '../platform/ui/feedback/error-messages.ts';
import { FileChoice } from '../students/import/file-choice.tsx';
import type { FileKind } from '../students/import/import-file.ts';
import { ImportProblem } from '../students/import/import-problem.tsx';
import { ImportProgress } from '../students/import/import-progress.tsx';
import { FileNotes } from './file-notes.tsx';
import classes from './import-examination.module.css';
import { type ImportedExamination, sendPackage } from './interchange.api.ts';
import { QuestionNotes } from './question-notes.tsx';

/** The server judges the content, so any name is allowed. */
const PACKAGE: FileKind = {
  types: { 'application/zip': ['.zip'] },
  icon: IconPackage,
  name: /./,
  maxBytes: MAX_UPLOAD_BYTES.questions,
};

/** Button for a new examination from a Lulus package, with its dialog. */
export function ImportExamination() {
  const { t } = useTranslation();
  const { shown, opened, open, close } = useDialog<true>();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => open(true)}
      >
        {t('interchange.fromFile')}
      </Button>
      {shown && <PackageDialog key={shown.number} opened={opened} onClose={close} />}
    </>
  );
}

function PackageDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [rejected, setRejected] = useState<string[]>([]);
  const [sent, setSent] = useState(0);
  const store = useMutation({
    mutationFn: (chosen: File) => sendPackage(chosen, setSent),
    onSuccess: () => invalidateExaminations(client),
  });
  function choose(chosen: File | null, reasons: string[] = []) {
    setFile(chosen);
    setRejected(reasons);
    store.reset();
  }
  const title = t(store.data ? 'interchange.examinationStored' : 'interchange.examinationTitle');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      size={store.data ? 'wide' : 'narrow'}
      closable={!store.isPending}
      sticky
    >
      {store.isPending && <ImportProgress sent={sent} writing={false} />}
      {store.data && <Result stored={store.data} />}
      {store.isIdle || store.error ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (file) store.mutate(file);
          }}
        >
          <FileChoice
            file={file}
            onChoose={choose}
            onReject={(reasons) => choose(null, reasons)}
            kind={PACKAGE}
            title={t('interchange.dropPackage')}
            hint={t('interchange.packageHint', { size: PACKAGE.maxBytes / 1024 / 1024 })}
          />
          <ImportProblem errors={store.error ? errorMessages(store.error) : rejected} headline={false} />
          <DialogButtons
            onCancel={onClose}
            confirm={file ? t('interchange.importExamination') : null}
            busy={false}
          />
        </form>
      ) : null}
    </Dialog>
  );
}

/** What was stored, and what was not. */
function Result({
  stored: { examination_id, counts, refused, warnings, notes },
}: {
  stored: ImportedExamination;
}) {
  const { t } = useTranslation();
  const lists = [
    {
      kind: 'refused' as const,
      label: t('interchange.refusedTitle', { count: refused.length }),
      listed: refused,
    },
    {
      kind: 'warning' as const,
      label: t('interchange.warningsTitle', { count: warnings.length }),
      listed: warnings,
    },
  ];
  return (
    <>
      <p className={dialog.text} role="status">
        {t('interchange.examinationText', { count: counts.stored })}
      </p>
      {notes.length > 0 && (
        <div className={classes.notes}>
          <FileNotes notes={notes} />
        </div>
      )}
      {lists
        .filter(({ listed }) => listed.length > 0)
        .map(({ kind, label, listed }) => (
          <section key={kind} className={classes.notes} aria-label={label}>
            <h3 className={classes.heading}>{label}</h3>
            <QuestionNotes label={label} notes={listed} kind={kind} />
          </section>
        ))}
      <div className={dialog.actions}>
        <Button component={Link} to={examinationPath(paths.examinationDetail, examination_id)} data-autofocus>
          {t('interchange.openDraft')}
        </Button>
      </div>
    </>
  );
}
