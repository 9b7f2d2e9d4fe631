import { useTranslation } from 'react-i18next';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import { OnOff } from './on-off.tsx';
import type { SettingsForm } from './use-settings-form.ts';

export function OutageSetting({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  return (
    <CardSection title={t('settings.outages')}>
      <OnOff
        form={form}
        name="give_back_outages"
        label={t('settings.giveBackOutages')}
        hint={t('settings.giveBackOutagesHint')}
      />
    </CardSection>
  );
}
