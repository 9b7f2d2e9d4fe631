import { Button } from '@mantine/core';
import { IconCircleCheck, IconVolume } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTestSound } from './play-test-sound.ts';
import classes from './sound-check.module.css';

type Step = 'ready' | 'playing' | 'asked' | 'heard' | 'not_heard' | 'failed';

/** Plays a tune before the first recording, and shows help if the student hears nothing. */
export function SoundCheck({ takesFocus = false }: { takesFocus?: boolean }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>('ready');
  const button = useRef<HTMLButtonElement>(null);
  const play = () => {
    setStep('playing');
    playTestSound().then(
      () => setStep('asked'),
      () => setStep('failed'),
    );
  };
  // The pressed button disappears. The focus must stay in the dialog.
  const answer = (hasHeard: boolean) => {
    setStep(hasHeard ? 'heard' : 'not_heard');
    button.current?.focus();
  };
  return (
    <div className={classes.check}>
      <p className={classes.text}>{t('examPanels.soundText')}</p>
      <div className={classes.row}>
        <Button
          ref={button}
          variant={step === 'ready' || step === 'not_heard' ? 'filled' : 'default'}
          leftSection={<IconVolume size="1.125rem" aria-hidden />}
          // With `disabled`, the button would lose the focus while the tune plays.
          aria-disabled={step === 'playing'}
          data-disabled={step === 'playing' || undefined}
          onClick={() => step !== 'playing' && play()}
          data-autofocus={takesFocus || undefined}
        >
          {t(step === 'ready' || step === 'playing' ? 'examPanels.playTest' : 'examPanels.playTestAgain')}
        </Button>
        {step === 'asked' && (
          <fieldset className={classes.question}>
            <legend className="visually-hidden">{t('examPanels.didYouHear')}</legend>
            <span aria-hidden>{t('examPanels.didYouHear')}</span>
            <Button variant="light" onClick={() => answer(true)}>
              {t('examPanels.heard')}
            </Button>
            <Button variant="default" onClick={() => answer(false)}>
              {t('examPanels.notHeard')}
            </Button>
          </fieldset>
        )}
      </div>
      <div role="status">
        {step === 'playing' && <p className={classes.text}>{t('examPanels.testPlaying')}</p>}
        {step === 'asked' && <span className="visually-hidden">{t('examPanels.didYouHear')}</span>}
        {step === 'heard' && (
          <p className={classes.good}>
            <IconCircleCheck size="1.25rem" aria-hidden />
            {t('examPanels.soundGood')}
          </p>
        )}
        {step === 'failed' && <p className={classes.bad}>{t('examPanels.noSound')}</p>}
        {step === 'not_heard' && (
          <div className={classes.help}>
            <p>{t('examPanels.soundHelp')}</p>
            <ul>
              <li>{t('examPanels.helpVolume')}</li>
              <li>{t('examPanels.helpPlug')}</li>
              <li>{t('examPanels.helpPerson')}</li>
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
