import { INVITATION_DAYS } from '@lulus/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '../../platform/school/school.api.ts';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { showError, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { CardsDialog } from '../cards/cards-dialog.tsx';
import type { StudentRow } from '../student-row.ts';
import { sendLinkRequest } from '../students.api.ts';
import { LinkWays } from './link-ways.tsx';

interface Props {
  student: StudentRow;
  opened: boolean;
  onClose: () => void;
}

/** Asks whether to show or to mail the link. A shown link appears only once. */
export function LinkDialog({ student, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { data: settings } = useQuery(settingsQuery());
  const making = useMutation({
    mutationFn: (send: boolean) => sendLinkRequest(student.id, send),
    onSuccess: ({ card }) => {
      if (card) return;
      showSuccess(t('students.linkMailed', { email: student.email ?? '' }));
      onClose();
    },
    onError: showError,
  });

  if (making.data?.card) {
    const cards = [making.data.card];
    return <CardsDialog opened={opened} onClose={onClose} title={t('students.linkTitle')} cards={cards} />;
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={t('students.linkTitle')} closable={!making.isPending}>
      <p className="faint">{t('students.linkText', { name: student.name, days: INVITATION_DAYS })}</p>
      <LinkWays
        show={t('students.showLink')}
        mail={settings?.mail_on && student.email ? t('students.mailLink') : undefined}
        making={making}
        onCancel={onClose}
      />
    </Dialog>
  );
}
