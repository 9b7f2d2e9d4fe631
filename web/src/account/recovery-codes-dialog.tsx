import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSiteAddress } from '../platform/school/site-address.ts';
import { useSession } from '../platform/session/session.ts';
import { ActionButton } from '../platform/ui/buttons/action-button.tsx';
import { CopyButton } from '../platform/ui/buttons/copy-button.tsx';
import { saveFile } from '../platform/ui/content/save-file.ts';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { PrintSheet } from '../platform/ui/print/print-sheet.tsx';
import { usePrint } from '../platform/ui/print/use-print.ts';
import classes from './recovery-codes-dialog.module.css';
import { refetchSecondFactor } from './second-factor.api.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  codes: string[];
}

const FILE = 'lulus-recovery-codes.txt';

/**
 * Shows the recovery codes, which the server sends only once, with buttons to copy, save and print them. It closes
 * only when the user confirms that they are saved.
 */
export function RecoveryCodesDialog({ opened, onClose, codes }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { printing, print } = usePrint(() => undefined);
  const login = useSession()?.user.email ?? '';
  const heading = t('secondFactor.codesOf', { login, address: useSiteAddress() });
  const text = [heading, '', ...codes, ''].join('\n');

  async function finish() {
    showSuccess(t('secondFactor.isOn'));
    await refetchSecondFactor(client);
    onClose();
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={t('secondFactor.codesTitle')} closable={false}>
      <p className={classes.once}>{t('secondFactor.codesOnce')}</p>
      <Codes codes={codes} />
      <div className={classes.ways}>
        <CopyButton
          text={text}
          variant="light"
          label={t('secondFactor.copy')}
          done={t('secondFactor.copied')}
        />
        <ActionButton
          icon={IconDownload}
          variant="light"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), FILE)}
        >
          {t('secondFactor.download')}
        </ActionButton>
        <ActionButton icon={IconPrinter} variant="light" onClick={print}>
          {t('secondFactor.print')}
        </ActionButton>
      </div>
      <Button fullWidth onClick={finish}>
        {t('secondFactor.kept')}
      </Button>
      {printing && (
        <PrintSheet>
          <p>{heading}</p>
          <Codes codes={codes} />
        </PrintSheet>
      )}
    </Dialog>
  );
}

function Codes({ codes }: { codes: string[] }) {
  return (
    <ol className={classes.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  );
}
