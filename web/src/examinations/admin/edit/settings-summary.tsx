import type { Section } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useSchool } from '../../../platform/school/school.ts';
import { fromZonedInput } from '../../../platform/time/zoned-input.ts';
import { useResultsText, useWindowText } from '../settings-texts.ts';
import classes from './examination-settings.module.css';
import { useClassOptions } from './use-class-options.ts';
import type { ExaminationForm } from './use-examination-form.ts';

interface Props {
  form: ExaminationForm;
  sections: Section[];
}

/** One line with the settings on which it depends who can take the examination, when, how often and how. */
export function SettingsSummary({ form, sections }: Props) {
  const { t } = useTranslation();
  const { time_zone } = useSchool();
  const windowText = useWindowText();
  const resultsText = useResultsText();
  const { class_ids, ...fields } = form.watch();
  const options = useClassOptions(class_ids, {
    enabled: fields.open_to === 'classes' && class_ids.length > 0,
  });
  const chosenClasses = options.filter(({ value }) => class_ids.includes(value)).map(({ label }) => label);
  const instant = (typed: string) => {
    const text = fromZonedInput(typed, time_zone);
    return text !== null && Number.isNaN(Date.parse(text)) ? null : text;
  };
  const isWindow = fields.open === 'window';
  const forwardOnly = sections.filter(({ forward_only }) => forward_only).map(({ name }) => name);

  function forwardOnlyText() {
    // The first section of an examination is made forward-only.
    if (sections.length === 0) return t('examinationSettings.firstForwardOnly');
    if (forwardOnly.length === 0) return t('examinationSettings.mayGoBack');
    return t('examinationSettings.forwardOnlyIn', { sections: forwardOnly.join(', ') });
  }

  const values = [
    fields.open_to === 'all'
      ? t('examinationSettings.everyone')
      : chosenClasses.join(', ') || t('examinationSettings.someClasses'),
    windowText({
      opens_at: isWindow ? instant(fields.opens_at) : null,
      closes_at: isWindow ? instant(fields.closes_at) : null,
    }),
    t('examinationSettings.attempts', { count: Number(fields.attempts_allowed) }),
    `${t('examinationSettings.resultsTitle')}: ${resultsText({
      results_release: fields.results_release,
      results_at: instant(fields.results_at),
    })}`,
    forwardOnlyText(),
  ];
  return <span className={classes.values}>{values.join(' · ')}</span>;
}
