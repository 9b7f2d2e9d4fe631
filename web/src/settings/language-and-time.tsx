import '../platform/ui/forms/combobox-styles.ts';
import { SCHOOL_LANGUAGES, type Settings } from '@lulus/contract';
import { NativeSelect, Select } from '@mantine/core';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { useNow } from '../platform/time/use-now.ts';
import classes from '../platform/ui/forms/form.module.css';
import { fieldMessage } from '../platform/ui/forms/form-errors.ts';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import { useSchoolLanguageNames } from './school-language-names.ts';
import { timeIn, timeZones } from './time-zones.ts';
import type { SettingsForm } from './use-settings-form.ts';

const SHOWN_ZONES = 50;

export function LanguageAndTime({ form, saved }: { form: SettingsForm; saved: Settings }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const names = useSchoolLanguageNames();
  const now = useNow();
  const zones = useMemo(() => timeZones(saved.time_zone), [saved.time_zone]);
  const { errors } = form.formState;
  const time = timeIn(form.watch('time_zone'), now, locale);

  return (
    <CardSection title={t('settings.languageAndTime')}>
      <NativeSelect
        {...form.register('default_language')}
        label={t('settings.language')}
        description={t('settings.languageHint')}
        error={fieldMessage(errors.default_language)}
        data={SCHOOL_LANGUAGES.map((value) => ({ value, label: names[value] }))}
      />
      <div className={classes.group}>
        <Controller
          control={form.control}
          name="time_zone"
          render={({ field }) => (
            <Select
              {...field}
              label={t('settings.timeZone')}
              description={t('settings.timeZoneHint')}
              error={fieldMessage(errors.time_zone)}
              data={zones}
              searchable
              allowDeselect={false}
              limit={SHOWN_ZONES}
              nothingFoundMessage={t('settings.noZone')}
              size="md"
            />
          )}
        />
        {time && <p className={classes.note}>{t('settings.timeThere', { time })}</p>}
      </div>
    </CardSection>
  );
}
