import { isOfThisComputer } from '@lulus/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsChanged } from '../../platform/school/school.api.ts';
import { EXAMPLE_ADDRESS } from '../../platform/school/site-address.ts';
import { fieldMessages } from '../../platform/ui/feedback/error-messages.ts';
import { showError } from '../../platform/ui/feedback/toasts.tsx';
import { saveSettings } from '../../settings/settings.api.ts';
import classes from './login-cards.module.css';

/** Asks once for the address on the cards. The server rejects one that only this computer can open. */
export function AddressQuestion() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { origin } = window.location;
  const [address, setAddress] = useState(isOfThisComputer(origin) ? '' : origin);
  const saving = useMutation({
    mutationFn: () => saveSettings({ card_address: address.trim() }, null),
    onSuccess: ({ settings }) => settingsChanged(queryClient, settings),
    onError: (error) => {
      if (!fieldMessages(error)?.card_address) showError(error);
    },
  });
  return (
    <form
      noValidate
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <TextInput
        type="url"
        required
        label={t('students.addressQuestion')}
        description={t('students.addressQuestionHint')}
        placeholder={EXAMPLE_ADDRESS}
        error={fieldMessages(saving.error)?.card_address?.[0]}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Button type="submit" loading={saving.isPending} disabled={address.trim() === ''}>
        {t('students.useAddress')}
      </Button>
    </form>
  );
}
