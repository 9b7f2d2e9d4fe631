import { INVITATION_DAYS, isOfThisComputer } from '@lulus/contract';
import { Button, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../platform/ui/buttons/copy-button.tsx';
import dialogClasses from '../../platform/ui/dialogs/dialog.module.css';
import classes from './invitation.module.css';

interface Props {
  name: string;
  link: string;
  onClose: () => void;
}

/** A set-password link, which is shown only once, with a button that copies it. */
export function Invitation({ name, link, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.note}>{t('staff.linkOnce', { name, hours: INVITATION_DAYS * 24 })}</p>
      {isOfThisComputer(link) && <p className={classes.note}>{t('staff.onlyHere')}</p>}
      <Textarea
        label={t('staff.link')}
        value={link}
        readOnly
        autosize
        translate="no"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={dialogClasses.actions}>
        <Button variant="default" onClick={onClose}>
          {t('staff.close')}
        </Button>
        <CopyButton text={link} label={t('staff.copy')} done={t('staff.copied')} />
      </div>
    </>
  );
}
