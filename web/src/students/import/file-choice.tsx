import '@mantine/dropzone/styles.css';
import { MAX_IMPORT_ROWS } from '@lulus/contract';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { type Icon, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import classes from './file-choice.module.css';
import { chosenFile, type FileKind, SPREADSHEET } from './import-file.ts';

interface Props {
  file: File | null;
  onChoose: (file: File | null) => void;
  onReject: (errors: string[]) => void;
  /** Default: a spreadsheet, with its texts. */
  kind?: FileKind;
  title?: string;
  hint?: string;
}

/** Field for a file from drop, paste or the file picker. Nothing is sent before the check. */
export function FileChoice({ file, onChoose, onReject, kind = SPREADSHEET, title, hint }: Props) {
  const { t } = useTranslation();
  const openPicker = useRef<() => void>(null);
  const size = kind.maxBytes / 1024 / 1024;

  function take(files: File[]) {
    const chosen = chosenFile(files, kind);
    if (!chosen) return;
    if ('file' in chosen) onChoose(chosen.file);
    else onReject([t(`students.${chosen.problem}`, { size })]);
  }
  usePastedFiles(take);

  return (
    <>
      <Dropzone
        accept={kind.types}
        openRef={openPicker}
        activateOnKeyboard={false}
        enablePointerEvents
        onDrop={() => undefined}
        onDropAny={(accepted, rejected) => take([...accepted, ...rejected.map((one) => one.file)])}
        className={classes.zone ?? ''}
        inputProps={{ 'aria-label': t('students.chooseFile') }}
      >
        <div className={classes.words}>
          <span className={classes.icon}>
            <kind.icon size={30} stroke={1.5} aria-hidden />
          </span>
          <p className="heading">{title ?? t('students.dropHere')}</p>
          <p className={classes.hint}>{hint ?? t('students.dropHint', { size, rows: MAX_IMPORT_ROWS })}</p>
          <Button
            variant="default"
            onClick={(event) => {
              event.stopPropagation();
              openPicker.current?.();
            }}
            data-autofocus
          >
            {t('students.chooseFile')}
          </Button>
        </div>
      </Dropzone>
      {file && <ChosenFile file={file} icon={kind.icon} onRemove={() => onChoose(null)} />}
    </>
  );
}

function ChosenFile({ file, icon: Icon, onRemove }: { file: File; icon: Icon; onRemove: () => void }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const size = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, file.size / 1024));
  return (
    <p className={classes.file} role="status">
      <Icon size={22} stroke={1.75} className={classes.fileIcon} aria-hidden />
      <span className="visually-hidden">{t('students.chosenFile')}: </span>
      <span className={classes.fileName}>{file.name}</span>
      <span className={classes.fileSize}>{size}</span>
      <IconButton
        className={classes.remove}
        aria-label={t('students.removeFile', { name: file.name })}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </IconButton>
    </p>
  );
}

function usePastedFiles(take: (files: File[]) => void) {
  const latestTake = useRef(take);
  useEffect(() => {
    latestTake.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => latestTake.current([...(event.clipboardData?.files ?? [])]);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
