import { Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { settingsQuery } from '../../platform/school/school.api.ts';
import { dayText, todayIn } from '../cards/kept-until.ts';
import classes from './keep-until.module.css';

interface Props {
  /** The last day, or null while the switch is off. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Switch that keeps the passwords of cards until after the exam day. */
export function KeepUntil({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { data: settings } = useQuery(settingsQuery());
  const today = todayIn(settings?.time_zone ?? '');
  return (
    <div className={classes.keep}>
      <Switch
        label={t('settings.keepPasswords')}
        description={t('settings.keepPasswordsHint')}
        checked={value !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? today : null)}
        size="md"
      />
      {value !== null && (
        <TextInput
          type="date"
          required
          label={t('settings.keepUntil')}
          // In words, because browsers show dates in the order of their own language.
          description={value && dayText(value, locale)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={today}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          maw={240}
        />
      )}
    </div>
  );
}
