import { INVITATION_DAYS } from '@lulus/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '../../platform/school/school.api.ts';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { showError, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { CardsDialog } from '../cards/cards-dialog.tsx';
import classes from '../dialog.module.css';
import type { StudentRow } from '../student-row.ts';
import { refetchStudents, sendLinksRequest } from '../students.api.ts';
import { LinkWays } from './link-ways.tsx';

interface Props {
  /** Undefined for all students without a password. */
  students?: StudentRow[];
  opened: boolean;
  onClose: () => void;
  onDone?: () => void;
}

/** Makes links for the chosen students, or for all without a password. They are mailed, or shown once. */
export function LinksDialog({ students, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(settingsQuery());
  const making = useMutation({
    mutationFn: (send: boolean) =>
      sendLinksRequest(
        send,
        students?.map(({ id }) => id),
      ),
    onSuccess: ({ mailed, cards }) => {
      if (mailed > 0) showSuccess(t('students.linksMailed', { count: mailed }));
      else if (cards.length === 0) showSuccess(t('students.nobodyWaiting'));
      onDone?.();
      if (cards.length === 0) onClose();
    },
    onError: showError,
    onSettled: () => refetchStudents(queryClient),
  });

  if (making.data && making.data.cards.length > 0) {
    const { cards } = making.data;
    return <CardsDialog opened={opened} onClose={onClose} title={t('students.linksTitle')} cards={cards} />;
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={t('students.linksTitle')} closable={!making.isPending}>
      <p className="faint">
        {students
          ? t('students.chosenLinksText', { count: students.length, days: INVITATION_DAYS })
          : t('students.linksText', { days: INVITATION_DAYS })}
      </p>
      {settings?.mail_on && <p className={classes.more}>{t('students.linksMailHint')}</p>}
      <LinkWays
        show={t('students.showLinks')}
        mail={settings?.mail_on ? t('students.mailLink') : undefined}
        making={making}
        onCancel={onClose}
      />
    </Dialog>
  );
}
