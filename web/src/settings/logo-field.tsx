import { MAX_UPLOAD_BYTES } from '@lulus/contract';
import { fieldMessage as coded } from '@lulus/contract/messages';
import { Button, Input } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '../platform/ui/content/asset-url.ts';
import { useObjectUrl } from '../platform/ui/content/use-object-url.ts';
import { FilePick } from '../platform/ui/forms/file-pick.tsx';
import classes from '../platform/ui/forms/form.module.css';
import { fieldMessage } from '../platform/ui/forms/form-errors.ts';
import pageClasses from './settings-page.module.css';
import type { SettingsForm } from './use-settings-form.ts';

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
const MAX_MB = MAX_UPLOAD_BYTES.image / 1024 / 1024;

interface Props {
  form: SettingsForm;
  /** Path of the saved logo. */
  current: string | null;
}

/** Field for the logo. Save replaces or removes the saved one. */
export function LogoField({ form, current }: Props) {
  const { t } = useTranslation();
  const picked = form.watch('school_logo');
  const isRemoved = form.watch('remove_school_logo');
  const pickedUrl = useObjectUrl(picked);
  const url = pickedUrl ?? (current && assetUrl(current));
  const error = fieldMessage(form.formState.errors.school_logo);

  function set(file: File | null, remove: boolean) {
    form.clearErrors('school_logo');
    form.setValue('school_logo', file, { shouldDirty: true });
    form.setValue('remove_school_logo', remove, { shouldDirty: true });
  }

  function pick(file: File) {
    if (file.size <= MAX_UPLOAD_BYTES.image) return set(file, false);
    refuse(coded('file_too_large', { max: MAX_MB }));
  }

  function refuse(message: string) {
    set(null, false);
    form.setError('school_logo', { message });
  }

  return (
    <div className={classes.group}>
      <p className="strong">{t('settings.logo')}</p>
      <div className={pageClasses.logo}>
        <div
          className={pageClasses.logoFrame}
          data-empty={url ? undefined : true}
          data-goes={(isRemoved && !picked) || undefined}
        >
          {url ? (
            <img
              src={url}
              alt={t(picked ? 'settings.logoNew' : 'settings.logoNow')}
              onError={() => picked && refuse(coded('image_damaged'))}
            />
          ) : (
            t('settings.noLogo')
          )}
        </div>
        <div className={pageClasses.logoWords}>
          <div className={classes.actions}>
            <FilePick name={t('settings.logo')} accept={ACCEPT} onPick={pick}>
              {t(url ? 'settings.otherLogo' : 'settings.chooseLogo')}
            </FilePick>
            {picked || isRemoved ? (
              <Button variant="subtle" onClick={() => set(null, false)}>
                {t('settings.keepLogo')}
              </Button>
            ) : (
              current && (
                <Button variant="subtle" color="red" onClick={() => set(null, true)}>
                  {t('settings.removeLogo')}
                </Button>
              )
            )}
          </div>
          <p className={classes.note}>{t('settings.logoHint', { max: MAX_MB })}</p>
          <p className={pageClasses.logoNote} role="status">
            {picked && `${picked.name} · ${t('settings.logoNew')}`}
            {isRemoved && t('settings.logoGoes')}
          </p>
          <div role="alert">{error && <Input.Error>{error}</Input.Error>}</div>
        </div>
      </div>
    </div>
  );
}
