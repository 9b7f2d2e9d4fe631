import { MAX_ERASE_AFTER_MONTHS } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from '../platform/ui/forms/form.module.css';
import { fieldMessage } from '../platform/ui/forms/form-errors.ts';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import { erasureQuery } from './erasure.api.ts';
import { OnOff } from './on-off.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const PREVIEW_MS = 400;

export function PrivacySetting({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const isOn = form.watch('erase_old');
  const [months] = useDebouncedValue(Number(form.watch('erase_after_months')), PREVIEW_MS);
  const isValid = Number.isInteger(months) && months >= 1 && months <= MAX_ERASE_AFTER_MONTHS;
  const { data } = useQuery({ ...erasureQuery(months), enabled: isOn && isValid });
  return (
    <CardSection title={t('settings.privacy')}>
      <OnOff form={form} name="erase_old" label={t('settings.eraseOld')} hint={t('settings.eraseOldHint')} />
      {isOn && (
        <div className={classes.group}>
          <TextInput
            {...form.register('erase_after_months')}
            inputMode="numeric"
            maxLength={3}
            maw={220}
            label={t('settings.eraseAfter')}
            error={fieldMessage(form.formState.errors.erase_after_months)}
          />
          <p className={classes.note} role="status">
            {isValid && data && t('settings.erasePreview', data)}
          </p>
        </div>
      )}
    </CardSection>
  );
}
