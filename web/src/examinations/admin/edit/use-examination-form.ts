import { zodResolver } from '@hookform/resolvers/zod';
import { examinationForm } from '@lulus/contract';
import { fieldMessage } from '@lulus/contract/messages';
import { useEffect } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { type OpenDraft, useKeepTyped } from '../../../platform/drafts/use-keep-typed.ts';
import { useSchool } from '../../../platform/school/school.ts';
import { isAdmin } from '../../../platform/session/roles.ts';
import { useSession } from '../../../platform/session/session.ts';
import type { ExaminationBody } from '../admin-examinations.api.ts';
import { type ExaminationFields, examinationBody } from './examination-fields.ts';

export type ExaminationForm = UseFormReturn<ExaminationFields, unknown, ExaminationBody>;

/** Validates the body that will be sent, and returns it unparsed. */
const checkBody = zodResolver(examinationForm, undefined, { raw: true }) as unknown as Resolver<
  ExaminationBody,
  unknown,
  ExaminationBody
>;

function resolverIn(
  timeZone: string,
  isTeacher: boolean,
): Resolver<ExaminationFields, unknown, ExaminationBody> {
  return async (fields, context, options) => {
    const checked = await checkBody(examinationBody(fields, timeZone), context, options as never);
    // A teacher's examination without classes is for all classes of the teacher.
    if (isTeacher || fields.open_to === 'all' || fields.class_ids.length > 0) return checked as never;
    const required = { type: 'required', message: fieldMessage('required') };
    return { values: {}, errors: { ...checked.errors, class_ids: required } } as never;
  };
}

interface Options {
  fields: ExaminationFields;
  /** Unsaved values that the device has stored. */
  typed: ExaminationFields | null;
  kept: OpenDraft;
  record: string;
}

/** Returns the form, and `drop`, which deletes the stored values after a save. */
export function useExaminationForm({ fields, typed, kept, record }: Options) {
  const { time_zone } = useSchool();
  const isTeacher = !isAdmin(useSession()?.user);
  const form: ExaminationForm = useForm({
    resolver: resolverIn(time_zone, isTeacher),
    defaultValues: fields,
  });
  const { isDirty } = form.formState;
  const drop = useKeepTyped(kept, record, () => (isDirty ? { typed: form.getValues(), files: [] } : null));
  const { reset } = form;
  useEffect(() => {
    if (typed) reset(typed, { keepDefaultValues: true });
  }, [typed, reset]);
  // A later answer of the server fills the untouched fields.
  useEffect(() => {
    reset(fields, { keepDirtyValues: true });
  }, [fields, reset]);
  return { form, drop };
}

export const examinationFieldNames = [
  'examination_name',
  'examination_desc',
  'examination_duration',
  'class_ids',
  'opens_at',
  'closes_at',
  'attempts_allowed',
  'results_at',
] as const;
