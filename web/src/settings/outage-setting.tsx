import { useTranslation } from 'react-i18next';
import { OnOff } from './on-off.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsForm } from './use-settings-form.ts';

export function OutageSetting({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  return (
    <SettingsSection title={t('settings.outages')}>
      <OnOff
        form={form}
        name="give_back_outages"
        label={t('settings.giveBackOutages')}
        hint={t('settings.giveBackOutagesHint')}
      />
    </SettingsSection>
  );
}
