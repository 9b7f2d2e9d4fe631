import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../platform/ui/content/qr-code.tsx';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { sendBegin, sendConfirmation } from './second-factor.api.ts';
import classes from './second-factor.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Asks for the password, then for a code of the app, and then shows the recovery codes. */
export function SetUpDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const [uri, setUri] = useState<string>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodesDialog opened={opened} onClose={onClose} codes={codes} />;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('secondFactor.setUpTitle')} sticky>
      {uri === undefined ? (
        <FactorForm
          asks={['password']}
          confirm={t('auth.continue')}
          send={async ({ password }) => setUri((await sendBegin({ password })).uri)}
          onCancel={onClose}
        >
          <p className="faint">{t('secondFactor.passwordFirst')}</p>
        </FactorForm>
      ) : (
        <FactorForm
          key={uri}
          asks={['code']}
          appOnly
          confirm={t('secondFactor.turnOn')}
          send={async ({ code }) => setCodes((await sendConfirmation({ code })).recovery_codes)}
          onCancel={onClose}
        >
          <p className="faint">{t('secondFactor.scan')}</p>
          <QrCode text={uri} label={t('secondFactor.qrCode')} className={classes.qrCode} />
          <p className="faint">{t('secondFactor.byHand')}</p>
          <p className={classes.key}>{secretIn(uri)}</p>
        </FactorForm>
      )}
    </Dialog>
  );
}

/** Returns the secret of an `otpauth:` URI in groups of four characters, for typing. */
function secretIn(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
