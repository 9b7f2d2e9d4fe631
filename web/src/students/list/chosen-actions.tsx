import { Button } from '@mantine/core';
import { IconLink, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Chosen } from '../../platform/ui/tables/use-chosen.ts';
import type { StudentRow } from '../student-row.ts';
import type { StudentActions } from './row-actions.tsx';

interface Props {
  chosen: Chosen<StudentRow>;
  act: StudentActions['ofChosen'];
}

export function ChosenActions({ chosen: { rows, clear }, act }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUsersGroup size={18} aria-hidden />}
        onClick={() => act('class', rows, clear)}
      >
        {t('students.changeClass')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconLink size={18} aria-hidden />}
        onClick={() => act('cards', rows, clear)}
      >
        {t('students.newCards')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => act('remove', rows, clear)}
      >
        {t('students.delete')}
      </Button>
    </>
  );
}
