import { Switch } from '@mantine/core';
import { Controller } from 'react-hook-form';
import type { SettingsForm } from './use-settings-form.ts';

interface Props {
  form: SettingsForm;
  name:
    | 'leaderboard_on'
    | 'prize_on'
    | 'teachers_see_all_classes'
    | 'teachers_open_to_all'
    | 'teachers_in_leaderboard'
    | 'give_back_outages'
    | 'erase_old'
    | 'keep_card_passwords';
  label: string;
  hint: string;
}

/** A setting that is on or off. */
export function OnOff({ form, name, label, hint }: Props) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, ...field } }) => (
        <Switch {...field} checked={value} label={label} description={hint} size="md" />
      )}
    />
  );
}
