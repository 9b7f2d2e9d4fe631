import { type FirstSteps, SCHOOL_LANGUAGES, type Settings } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingsChanged } from '../platform/school/school.api.ts';
import { showError } from '../platform/ui/feedback/toasts.tsx';
import { answerFirstStep, firstStepsQuery } from './first-steps.api.ts';
import classes from './first-steps.module.css';
import { useSchoolLanguageNames } from './school-language-names.ts';

interface Props {
  step: keyof FirstSteps['done'];
  settings: Settings;
}

/** Buttons that answer a question of the first steps. Other steps have none. */
export function StepChoices({ step, settings }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const names = useSchoolLanguageNames();
  const answer = useMutation({
    mutationFn: answerFirstStep,
    onSuccess: (reply) => {
      settingsChanged(queryClient, reply.settings);
      return queryClient.invalidateQueries(firstStepsQuery());
    },
    onError: showError,
  });
  const choices: Partial<Record<Props['step'], [string, Parameters<typeof answerFirstStep>[0]][]>> = {
    language: SCHOOL_LANGUAGES.map((code) => [names[code], { default_language: code }]),
    registration: [
      [t('settings.registrationOpen'), { registration_open: 'true' }],
      [t('settings.registrationClosed'), { registration_open: 'false' }],
    ],
    prize: [
      [t('settings.prizeKeep', { prize: settings.prize_text }), { prize_on: 'true' }],
      [t('settings.prizeNone'), { prize_on: 'false' }],
    ],
  };
  const offered = choices[step];
  if (!offered) return null;
  return (
    <div className={classes.choices}>
      {offered.map(([label, body]) => (
        <Button
          key={label}
          size="sm"
          variant="default"
          disabled={answer.isPending}
          onClick={() => answer.mutate(body)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
