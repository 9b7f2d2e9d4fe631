import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

/** For admins. */
export function InsertExaminationButton() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.insertExamination} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('examinations.insertNew')}
    </Button>
  );
}
