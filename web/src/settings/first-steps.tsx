import type { FirstSteps as Steps } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconArrowRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../platform/navigation/paths.ts';
import { settingsQuery } from '../platform/school/school.api.ts';
import { showError } from '../platform/ui/feedback/toasts.tsx';
import { showUndo } from '../platform/ui/feedback/undo.tsx';
import { firstStepsQuery, hideFirstSteps } from './first-steps.api.ts';
import classes from './first-steps.module.css';
import { StepChoices } from './step-choices.tsx';

const steps = [
  ['school', paths.settings],
  ['language', paths.settings],
  ['registration', paths.settings],
  ['students', paths.registerStudent],
  ['prize', paths.settings],
  ['examination', paths.insertExamination],
  ['preview', paths.examinations],
  ['publish', paths.examinations],
] as const satisfies [keyof Steps['done'], string][];

/** The steps of a new school before its first examination, until all are done or an admin hides the list. */
export function FirstSteps() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(firstStepsQuery());
  const { data: settings } = useQuery(settingsQuery());
  const setHidden = (isHidden: boolean) => {
    queryClient.setQueryData(firstStepsQuery().queryKey, (known) => known && { ...known, hidden: isHidden });
  };
  const hide = useMutation({
    mutationFn: () => hideFirstSteps(true),
    onSuccess: () => {
      setHidden(true);
      showUndo(t('settings.stepsHidden'), async () => {
        await hideFirstSteps(false);
        setHidden(false);
      });
    },
    onError: showError,
  });

  if (!data || data.hidden || Object.values(data.done).every(Boolean)) return null;
  const { done } = data;
  const count = steps.filter(([step]) => done[step]).length;
  const next = steps.find(([step]) => !done[step])?.[0];
  return (
    <section className={classes.steps} aria-labelledby="first-steps">
      <div className={classes.head}>
        <div>
          <h2 id="first-steps" className={classes.title}>
            {t('settings.stepsTitle')}
          </h2>
          <p className={classes.text}>{t('settings.stepsDone', { done: count, all: steps.length })}</p>
        </div>
        <Button
          variant="subtle"
          className={classes.hide ?? ''}
          loading={hide.isPending}
          onClick={() => hide.mutate()}
        >
          {t('settings.stepsHide')}
        </Button>
      </div>
      <ol className={classes.list}>
        {steps.map(([step, to]) => (
          <li
            key={step}
            className={classes.step}
            data-done={done[step] || undefined}
            data-next={step === next || undefined}
          >
            {done[step] ? <IconCircleCheckFilled aria-hidden /> : <IconCircle aria-hidden />}
            <div className={classes.words}>
              <Link to={to} className={classes.link}>
                {t(`settings.step_${step}`)}
              </Link>
              {done[step] ? (
                <span className="visually-hidden">{t('settings.stepIsDone')}</span>
              ) : (
                <span className={classes.text}>
                  {t(`settings.stepText_${step}`, { prize: settings?.prize_text })}
                </span>
              )}
              {!done[step] && settings && <StepChoices step={step} settings={settings} />}
            </div>
            {step === next && <IconArrowRight className={classes.arrow} aria-hidden />}
          </li>
        ))}
      </ol>
    </section>
  );
}
