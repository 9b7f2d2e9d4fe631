import { useTranslation } from 'react-i18next';
import { Choice } from '../platform/ui/forms/choice.tsx';
import classes from '../platform/ui/forms/form.module.css';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import type { SettingsForm } from './use-settings-form.ts';

export function RegistrationSetting({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const isOpen = form.watch('registration') === 'open';
  return (
    <CardSection title={t('settings.registration')}>
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
    </CardSection>
  );
}
