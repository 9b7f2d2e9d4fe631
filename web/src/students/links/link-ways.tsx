import { Button } from '@mantine/core';
import { IconLink, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import classes from '../dialog.module.css';

interface Props {
  show: string;
  /** Label of the mail button; undefined if nothing can be mailed. */
  mail: string | undefined;
  making: { mutate: (send: boolean) => void; isPending: boolean; variables: boolean | undefined };
  onCancel: () => void;
}

/** Buttons to show links to the admin, or to mail them. */
export function LinkWays({ show, mail, making, onCancel }: Props) {
  const { t } = useTranslation();
  const { isPending, variables: sending } = making;
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={onCancel} disabled={isPending} data-autofocus>
        {t('students.cancel')}
      </Button>
      <ActionButton
        icon={IconLink}
        variant={mail ? 'light' : 'filled'}
        onClick={() => making.mutate(false)}
        loading={isPending && sending === false}
        disabled={isPending}
      >
        {show}
      </ActionButton>
      {mail && (
        <ActionButton
          icon={IconMail}
          variant="filled"
          onClick={() => making.mutate(true)}
          loading={isPending && sending === true}
          disabled={isPending}
        >
          {mail}
        </ActionButton>
      )}
    </div>
  );
}
