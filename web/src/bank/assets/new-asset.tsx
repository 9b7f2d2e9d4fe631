import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../../platform/ui/content/use-object-url.ts';
import { kindOf } from '../../questions/asset-rules.ts';
import classes from './assets-field.module.css';
import { MediaPreview } from './media-preview.tsx';

/** Chosen file that Save has not sent yet. */
export function NewAsset({ file, onTakeAway }: { file: File; onTakeAway: () => void }) {
  const { t } = useTranslation();
  const url = useObjectUrl(file);
  return (
    <li className={classes.file}>
      <div className={classes.fileHead}>
        <span className={classes.fileName}>{file.name}</span>
        <button
          type="button"
          className={classes.cross}
          aria-label={t('bank.takeAway', { name: file.name })}
          onClick={onTakeAway}
        >
          <IconX size={18} aria-hidden />
        </button>
      </div>
      {url && <MediaPreview kind={kindOf(file)} url={url} name={file.name} />}
    </li>
  );
}
