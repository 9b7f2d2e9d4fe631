import { zodResolver } from '@hookform/resolvers/zod';
import { examinationForm } from '@lulus/contract';
import { useEffect } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useUnsavedWork } from '../../session/unsaved-work.ts';
import type { ExaminationBody } from './admin-examinations.api.ts';
import { type ExaminationFields, examinationBody, examinationFieldsSchema } from './examination-fields.ts';

export type ExaminationForm = UseFormReturn<ExaminationFields, unknown, ExaminationBody>;

/** Checked as it will be sent, and handed on as that. */
const checkBody = zodResolver(examinationForm, undefined, { raw: true }) as unknown as Resolver<
  ExaminationBody,
  unknown,
  ExaminationBody
>;

const resolver: Resolver<ExaminationFields, unknown, ExaminationBody> = async (fields, context, options) => {
  const checked = await checkBody(examinationBody(fields), context, options as never);
  if (fields.open_to === 'all' || fields.classes.length > 0) return checked as never;
  const required = { type: 'required', message: 'This field is required.' };
  return { values: {}, errors: { ...checked.errors, classes: required } } as never;
};

/** In a `place` that a session which ends leads back to, with what was being typed. */
export function useExaminationForm(fields: ExaminationFields, place: string): ExaminationForm {
  const form = useForm<ExaminationFields, unknown, ExaminationBody>({ resolver, defaultValues: fields });
  const { isDirty } = form.formState;
  const typed = useUnsavedWork(place, examinationFieldsSchema, () => (isDirty ? form.getValues() : null));
  const { reset } = form;
  useEffect(() => {
    if (typed) reset(typed, { keepDefaultValues: true });
  }, [typed, reset]);
  return form;
}

export const examinationFieldNames = [
  'examination_name',
  'examination_desc',
  'examination_duration',
  'classes',
  'opens_at',
  'closes_at',
  'attempts_allowed',
  'option_limit',
  'late_minutes',
  'results_at',
] as const;
