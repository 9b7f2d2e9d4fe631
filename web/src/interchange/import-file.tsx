import {
  type ExaminationAdmin,
  importFormat,
  MAX_QUESTIONS_PER_BANK,
  MAX_UPLOAD_BYTES,
} from '@lulus/contract';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWords } from '../bank/export/format-words.ts';
import { errorMessages } from '../platform/ui/feedback/error-messages.ts';
import formClasses from '../platform/ui/forms/form.module.css';
import { FileChoice } from '../students/import/file-choice.tsx';
import type { FileKind } from '../students/import/import-file.ts';
import { ImportProblem } from '../students/import/import-problem.tsx';
import { ImportProgress } from '../students/import/import-progress.tsx';
import { type Preview, sendFile } from './interchange.api.ts';
import { TemplateLinks } from './template-links.tsx';

/** Types for the file picker. The server judges the content, so any name is allowed. */
const QUESTIONS: FileKind = {
  types: {
    'text/plain': ['.txt', '.gift'],
    'application/xml': ['.xml'],
    'application/zip': ['.zip'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  },
  icon: IconFileText,
  name: /./,
  maxBytes: MAX_UPLOAD_BYTES.questions,
};

interface Props {
  examination: Pick<ExaminationAdmin, 'id'>;
  onRead: (preview: Preview) => void;
}

/** First step: a file or a pasted text, which the server reads. */
export function ImportFile({ examination, onRead }: Props) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [format, setFormat] = useState('');
  const [rejected, setRejected] = useState<string[]>([]);
  const [sent, setSent] = useState(0);
  const read = useMutation({
    mutationFn: () => {
      setSent(0);
      const chosen = file ?? new File([text], 'text.txt', { type: 'text/plain' });
      return sendFile(examination.id, { file: chosen, format: importFormat.safeParse(format).data }, setSent);
    },
    onSuccess: onRead,
  });
  function choose(chosen: File | null, reasons: string[] = []) {
    setFile(chosen);
    setRejected(reasons);
    read.reset();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read.mutate();
  };
  if (read.isPending) return <ImportProgress sent={sent} writing={false} />;

  return (
    <form className={formClasses.form} onSubmit={submit} noValidate>
      <div className={formClasses.card}>
        <div>
          <FileChoice
            file={file}
            onChoose={choose}
            onReject={(reasons) => choose(null, reasons)}
            kind={QUESTIONS}
            title={t('interchange.dropHere')}
            hint={t('interchange.dropHint', {
              size: QUESTIONS.maxBytes / 1024 / 1024,
              questions: MAX_QUESTIONS_PER_BANK,
            })}
          />
        </div>
        {!file && <TemplateLinks />}
        {!file && (
          <Textarea
            label={t('interchange.orPaste')}
            description={t('interchange.pasteHint')}
            placeholder={t('interchange.pasteExample')}
            rows={8}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              read.reset();
            }}
          />
        )}
        <NativeSelect
          label={t('interchange.format')}
          value={format}
          data={[
            { value: '', label: t('interchange.detect') },
            ...importFormat.options.map((value) => ({ value, label: t(formatWords[value]) })),
          ]}
          onChange={(event) => setFormat(event.currentTarget.value)}
        />
        <p className={formClasses.note}>{t('interchange.previewHint')}</p>
        <ImportProblem errors={read.error ? errorMessages(read.error) : rejected} headline={false} />
      </div>
      <div className={formClasses.actions}>
        <Button type="submit" disabled={!file && text.trim() === ''}>
          {t('interchange.preview')}
        </Button>
      </div>
    </form>
  );
}
