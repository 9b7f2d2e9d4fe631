import type { SecondFactor, TokenUser } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { timeText } from '../platform/time/time-text.ts';
import { useDialog } from '../platform/ui/dialogs/use-dialog.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { LinesSkeleton } from '../platform/ui/feedback/lines-skeleton.tsx';
import formClasses from '../platform/ui/forms/form.module.css';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import classes from './account-page.module.css';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { secondFactorQuery } from './second-factor.api.ts';
import { SetUpDialog } from './set-up-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

const dialogs = { setUp: SetUpDialog, renewCodes: RenewCodesDialog, turnOff: TurnOffDialog };

/** Shows whether this admin's logins require a code, with buttons to change that. */
export function SecondFactorSection({ user }: { user: TokenUser }) {
  const { t } = useTranslation();
  const section = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useQuery(secondFactorQuery(user.id));
  const { shown, opened, open, close } = useDialog<keyof typeof dialogs>(section);
  const Dialog = shown && dialogs[shown.dialog];
  return (
    <CardSection title={t('secondFactor.title')}>
      <div ref={section} tabIndex={-1} className={classes.factor}>
        {!data && error && <Failure error={error} retry={refetch} retrying={isFetching} />}
        {!data && !error && <LinesSkeleton lines={3} />}
        {data && <State factor={data} onOpen={open} />}
      </div>
      {Dialog && <Dialog key={shown.number} opened={opened} onClose={close} />}
    </CardSection>
  );
}

interface StateProps {
  factor: SecondFactor;
  onOpen: (dialog: keyof typeof dialogs) => void;
}

function State({ factor: { on_since, recovery_codes_left: count }, onOpen }: StateProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (on_since === null) {
    return (
      <>
        <p className={formClasses.note}>{t('secondFactor.offText')}</p>
        <div className={formClasses.actions}>
          <Button onClick={() => onOpen('setUp')}>{t('secondFactor.turnOn')}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={formClasses.note}>{t('secondFactor.onText', { time: timeText(on_since, locale) })}</p>
      <p className={formClasses.note}>{t('secondFactor.codesLeft', { count })}</p>
      <div className={formClasses.actions}>
        <Button variant="default" onClick={() => onOpen('renewCodes')}>
          {t('secondFactor.newCodes')}
        </Button>
        <Button variant="default" onClick={() => onOpen('turnOff')}>
          {t('secondFactor.turnOff')}
        </Button>
      </div>
    </>
  );
}
