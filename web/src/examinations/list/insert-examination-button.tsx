import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/navigation/paths.ts';
import { NavButton } from '../../platform/ui/buttons/nav-button.tsx';

export function InsertExaminationButton() {
  const { t } = useTranslation();
  return (
    <NavButton to={paths.insertExamination} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('examinations.insertNew')}
    </NavButton>
  );
}
