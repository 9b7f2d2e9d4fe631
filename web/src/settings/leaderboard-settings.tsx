import { DEFAULT_PRIZE_TEXT } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PrizeBanner } from '../leaderboard/prize-banner.tsx';
import classes from '../platform/ui/forms/form.module.css';
import { fieldMessage } from '../platform/ui/forms/form-errors.ts';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import { OnOff } from './on-off.tsx';
import type { SettingsForm } from './use-settings-form.ts';

// The preview of the prize uses texts of the leaderboard.
/** Settings of the leaderboard. A switch that is off hides its dependent settings without changing them. */
export function LeaderboardSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const leaderboardOn = form.watch('leaderboard_on');
  const prizeOn = form.watch('prize_on');
  return (
    <CardSection title={t('settings.leaderboard')}>
      <OnOff
        form={form}
        name="leaderboard_on"
        label={t('settings.leaderboardOn')}
        hint={t('settings.leaderboardHint')}
      />
      {leaderboardOn && (
        <OnOff form={form} name="prize_on" label={t('settings.prizeOn')} hint={t('settings.prizeHint')} />
      )}
      {leaderboardOn && prizeOn && (
        <>
          <TextInput
            {...form.register('prize_text')}
            label={t('settings.prizeText')}
            error={fieldMessage(form.formState.errors.prize_text)}
            placeholder={DEFAULT_PRIZE_TEXT}
            autoComplete="off"
          />
          <PrizePreview text={form.watch('prize_text')} />
        </>
      )}
    </CardSection>
  );
}

function PrizePreview({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <figure className={classes.group} style={{ margin: 0 }}>
      <figcaption className={classes.note}>{t('settings.prizePreview')}</figcaption>
      <PrizeBanner prize={text} running />
    </figure>
  );
}
