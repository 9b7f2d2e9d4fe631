import { useTranslation } from 'react-i18next';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import { OnOff } from './on-off.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const NAMES = ['teachers_see_all_classes', 'teachers_open_to_all', 'teachers_in_leaderboard'] as const;

/** What teachers may do beyond their own classes and exams. */
export function TeacherSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  return (
    <CardSection title={t('settings.teachers')}>
      {NAMES.map((name) => (
        <OnOff
          key={name}
          form={form}
          name={name}
          label={t(`settings.${name}`)}
          hint={t(`settings.hint_${name}`)}
        />
      ))}
    </CardSection>
  );
}
