import { IconKey, IconLink, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import type { Chosen } from '../../platform/ui/tables/use-chosen.ts';
import type { StudentRow } from '../student-row.ts';
import type { OpenStudentDialog } from './student-dialogs.tsx';

interface Props {
  chosen: Chosen<StudentRow>;
  open: OpenStudentDialog;
}

export function ChosenActions({ chosen: { rows: students, clear: done }, open }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <ActionButton icon={IconUsersGroup} onClick={() => open({ kind: 'classChosen', students, done })}>
        {t('students.changeClass')}
      </ActionButton>
      <ActionButton icon={IconKey} onClick={() => open({ kind: 'passwordsChosen', students, done })}>
        {t('students.newPasswords')}
      </ActionButton>
      <ActionButton icon={IconLink} onClick={() => open({ kind: 'cardsChosen', students, done })}>
        {t('students.linksTitle')}
      </ActionButton>
      <ActionButton icon={IconTrash} onClick={() => open({ kind: 'removeChosen', students, done })}>
        {t('students.delete')}
      </ActionButton>
    </>
  );
}
