import { MAX_EXTRA_TIME_PERCENT, TEXT_SIZES } from '@lulus/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChooseBox } from '../../platform/ui/tables/choose-box.tsx';
import type { StudentForm } from '../students.api.ts';
import classes from './student-form.module.css';
import type { studentFields } from './student-form-fields.ts';

interface Props {
  register: UseFormRegister<StudentForm>;
  field: (name: (typeof studentFields)[number]) => { error: string | undefined };
}

/** Fields for accommodations: extra time and display settings. */
export function Accommodations({ register, field }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.logins}>
      <legend className={classes.hint}>{t('students.accommodationsHint')}</legend>
      <div className={classes.pair}>
        <TextInput
          {...register('extra_time_percent', { valueAsNumber: true })}
          {...field('extra_time_percent')}
          label={t('students.extraTime')}
          type="number"
          min={0}
          max={MAX_EXTRA_TIME_PERCENT}
        />
        <NativeSelect
          {...register('text_size', { valueAsNumber: true })}
          {...field('text_size')}
          label={t('students.textSize')}
        >
          {TEXT_SIZES.map((size) => (
            <option key={size} value={size}>
              {t('ui.percent', { value: size })}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div className={classes.switches}>
        <ChooseBox {...register('high_contrast')} label={t('students.highContrast')} isLabelShown />
        <ChooseBox {...register('no_animations')} label={t('students.noAnimations')} isLabelShown />
      </div>
    </fieldset>
  );
}
