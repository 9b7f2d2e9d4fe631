import type { Settings } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EXAMPLE_ADDRESS } from '../platform/school/site-address.ts';
import classes from '../platform/ui/forms/form.module.css';
import { fieldMessage } from '../platform/ui/forms/form-errors.ts';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import { OnOff } from './on-off.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** Settings of login cards: their address, unless it is configured, and how long their passwords are kept. */
export function CardSettings({ form, saved }: { form: SettingsForm; saved: Settings }) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  return (
    <CardSection title={t('settings.cards')}>
      {saved.public_url ? (
        <p className={classes.note}>{t('settings.cardAddressGiven', { address: saved.public_url })}</p>
      ) : (
        <TextInput
          {...form.register('card_address')}
          type="url"
          label={t('settings.cardAddress')}
          description={t('settings.cardAddressHint')}
          placeholder={EXAMPLE_ADDRESS}
          error={fieldMessage(errors.card_address)}
          autoComplete="off"
        />
      )}
      <OnOff
        form={form}
        name="keep_card_passwords"
        label={t('settings.keepPasswords')}
        hint={t('settings.keepPasswordsHint')}
      />
      {form.watch('keep_card_passwords') && (
        <TextInput
          {...form.register('card_passwords_until')}
          type="date"
          maw={220}
          label={t('settings.keepUntil')}
          error={fieldMessage(errors.card_passwords_until)}
        />
      )}
    </CardSection>
  );
}
