import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
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
      <ActionButton icon={IconUsersGroup} onClick={() => act('class', rows, clear)}>
        {t('students.changeClass')}
      </ActionButton>
      <ActionButton icon={IconLink} onClick={() => act('cards', rows, clear)}>
        {t('students.newCards')}
      </ActionButton>
      <ActionButton icon={IconTrash} onClick={() => act('remove', rows, clear)}>
        {t('students.delete')}
      </ActionButton>
    </>
  );
}
