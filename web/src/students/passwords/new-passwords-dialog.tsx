import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/client.ts';
import { settingsQuery } from '../../platform/school/school.api.ts';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { errorMessages } from '../../platform/ui/feedback/error-messages.ts';
import { showError } from '../../platform/ui/feedback/toasts.tsx';
import { CardsDialog } from '../cards/cards-dialog.tsx';
import { isKept } from '../cards/kept-until.ts';
import classes from '../dialog.module.css';
import { isInClass } from '../list/list-view.ts';
import type { StudentRow } from '../student-row.ts';
import { refetchStudents, sendPasswordResets } from '../students.api.ts';
import { KeepUntil } from './keep-until.tsx';

interface Props {
  /** The students to choose a class from, or those who are chosen already. */
  students: StudentRow[];
  /** Undefined if the students are chosen already. */
  classNames?: string[] | undefined;
  /** The class that is chosen at first. */
  className?: string | undefined;
  opened: boolean;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/** Gives a class or the chosen students new passwords, and shows the cards once. */
export function NewPasswordsDialog({ students, classNames, className, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(settingsQuery());
  const [chosenClass, setChosenClass] = useState(className ?? classNames?.[0] ?? '');
  const until = settings?.card_passwords_until ?? null;
  const [keep, setKeep] = useState(isKept(until, settings?.time_zone ?? '') ? until : null);
  const given = classNames ? students.filter((one) => isInClass(one, chosenClass)) : students;
  const who = classNames ? { class: chosenClass } : { ids: students.map(({ id }) => id) };
  const making = useMutation({
    mutationFn: (confirmed: boolean) => sendPasswordResets({ ...who, keep, confirmed }),
    onSuccess: () => onDone?.(),
    onError: (error) => {
      if (!isInUse(error)) showError(error);
    },
    onSettled: () => {
      void refetchStudents(queryClient);
      void queryClient.invalidateQueries(settingsQuery());
    },
  });

  if (making.data) {
    const title = t('students.newPasswords');
    return <CardsDialog opened={opened} onClose={onClose} title={title} cards={making.data.cards} />;
  }
  const inUse = isInUse(making.error) ? making.error : undefined;
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    making.mutate(inUse !== undefined);
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('students.newPasswords')}
      closable={!making.isPending}
      sticky
    >
      <form noValidate onSubmit={submit}>
        {inUse ? (
          <div role="alert" className={classes.problem}>
            <p>{errorMessages(inUse)}</p>
          </div>
        ) : (
          <>
            {classNames && (
              <NativeSelect
                label={t('students.class')}
                value={chosenClass}
                onChange={(event) => setChosenClass(event.currentTarget.value)}
                data={classNames}
                mb="md"
              />
            )}
            <p className="faint">{t('students.newPasswordsText', { count: given.length })}</p>
            <KeepUntil value={keep} onChange={setKeep} />
          </>
        )}
        <DialogButtons
          onCancel={inUse ? making.reset : onClose}
          confirm={inUse ? t('students.replaceAll') : t('students.makeCards', { count: given.length })}
          danger={inUse !== undefined}
          busy={making.isPending}
        />
      </form>
    </Dialog>
  );
}

const isInUse = (error: unknown) => error instanceof ApiError && error.code === 'passwords_in_use';
