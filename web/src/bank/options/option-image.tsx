import { Button, Input } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '../../platform/ui/content/asset-url.ts';
import { useObjectUrl } from '../../platform/ui/content/use-object-url.ts';
import { FilePick } from '../../platform/ui/forms/file-pick.tsx';
import formClasses from '../../platform/ui/forms/form.module.css';
import { imageTypes, isAccepted, tooLargeFor } from '../../questions/asset-rules.ts';
import type { OptionDraft } from './option-drafts.ts';
import classes from './options-field.module.css';

interface Props {
  option: OptionDraft;
  number: number;
  /** Such as "Option 1". */
  name: string;
  error: string | undefined;
  onFile: (file: File | null) => void;
}

const accept = Object.keys(imageTypes).join(',');

/** Field of an image option. It shows the stored image, or the new image that Save will send. */
export function OptionImage({ option, number, name, error, onFile }: Props) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<string>();
  const picked = useObjectUrl(option.file);
  const url = picked ?? (option.current && assetUrl(option.current));

  function pick(file: File) {
    const max = tooLargeFor(file);
    if (!isAccepted(file, imageTypes)) return setRefused(t('bank.invalidType'));
    if (max !== undefined) return setRefused(t('bank.tooLarge', { max }));
    setRefused(undefined);
    onFile(file);
  }

  return (
    <div className={classes.image}>
      <p className={classes.name}>{name}</p>
      {url && <img src={url} alt={t('bank.chosenImage', { number })} className={classes.thumb} />}
      {option.file && <p className={formClasses.note}>{option.file.name}</p>}
      {option.current && !option.file && <p className={formClasses.note}>{t('bank.replaceNote')}</p>}
      <div className={formClasses.actions}>
        <FilePick name={name} accept={accept} onPick={pick}>
          {t(url ? 'bank.otherImage' : 'bank.chooseImage')}
        </FilePick>
        {option.file && option.current && (
          <Button variant="subtle" onClick={() => onFile(null)}>
            {t('bank.keepImage')}
          </Button>
        )}
      </div>
      <div role="alert">{(refused ?? error) && <Input.Error>{refused ?? error}</Input.Error>}</div>
    </div>
  );
}
