import { useTranslation } from 'react-i18next';
import { Choice } from '../ui/choice.tsx';
import classes from '../ui/form.module.css';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsForm } from './use-settings-form.ts';

export function RegistrationSetting({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const isOpen = form.watch('registration') === 'open';
  return (
    <SettingsSection title={t('settings.registration')}>
      <Choice
        legend={t('settings.registrationLegend')}
        input={form.register('registration')}
        options={[
          { value: 'open', label: t('settings.registrationOpen') },
          { value: 'closed', label: t('settings.registrationClosed') },
        ]}
      >
        <p className={classes.note} role="status">
          {t(isOpen ? 'settings.registrationOpenText' : 'settings.registrationClosedText')}
        </p>
      </Choice>
    </SettingsSection>
  );
}
