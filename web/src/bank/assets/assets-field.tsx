import '@mantine/dropzone/styles.css';
import { type BankType, MAX_FILES_PER_REQUEST } from '@lulus/contract';
import { Input } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { acceptedTypes, megabytes } from '../../questions/asset-rules.ts';
import classes from './assets-field.module.css';
import { NewAsset } from './new-asset.tsx';
import type { FileIntake } from './use-file-intake.ts';

interface Props {
  label: string;
  bankType: BankType;
  files: readonly File[];
  intake: FileIntake;
  error: string | undefined;
  onTakeAway: (file: File) => void;
}

/** Field for files that Save sends: dropped, pasted or picked. It shows a preview of each file. */
export function AssetsField({ label, bankType, files, intake, error, onTakeAway }: Props) {
  const { t } = useTranslation();
  const limits = { image: megabytes('image'), audio: megabytes('audio'), video: megabytes('video') };
  return (
    <div className={classes.field}>
      <Input.Label component="div" size="md">
        {label}
      </Input.Label>
      <Dropzone
        onDrop={() => undefined}
        onDropAny={(taken, refused) => intake.add([...taken, ...refused.map(({ file }) => file)])}
        accept={acceptedTypes(bankType)}
        multiple
        className={classes.zone ?? ''}
        data-error={error ? true : undefined}
        // The file input takes the focus. A button around it would nest two controls.
        activateOnKeyboard={false}
        inputProps={{ 'aria-label': label, 'aria-invalid': Boolean(error), tabIndex: 0 }}
      >
        <div className={classes.words}>
          <IconCloudUpload size={32} stroke={1.5} className={classes.icon} aria-hidden />
          <p className="strong">{t('bank.dropHere')}</p>
          <p className={classes.note}>
            {t(bankType === 'video' ? 'bank.dropLimitsVideo' : 'bank.dropLimits', limits)}
          </p>
        </div>
      </Dropzone>
      {error && <Input.Error mt={6}>{error}</Input.Error>}
      <div role="alert" className={classes.warnings}>
        {intake.refused.map(({ file, max }) => (
          <p key={`${file.name}-${file.size}`}>
            <strong>{file.name}</strong>:{' '}
            {max === undefined ? t('bank.invalidType') : t('bank.tooLarge', { max })}
          </p>
        ))}
        {intake.tooMany && <p>{t('bank.tooMany', { max: MAX_FILES_PER_REQUEST })}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {intake.announcement}
      </p>
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <NewAsset key={fileKey(file)} file={file} onTakeAway={() => onTakeAway(file)} />
          ))}
        </ul>
      )}
    </div>
  );
}

const keys = new WeakMap<File, number>();
let last = 0;

/** Returns a React key for a chosen file. Name and size are not unique, since a file may be chosen twice. */
function fileKey(file: File): number {
  const key = keys.get(file) ?? ++last;
  keys.set(file, key);
  return key;
}
