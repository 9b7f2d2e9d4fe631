import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../platform/navigation/leave-guard.tsx';
import { fieldMessages } from '../../../platform/ui/feedback/error-messages.ts';
import { showError, showSuccess } from '../../../platform/ui/feedback/toasts.tsx';
import formClasses from '../../../platform/ui/forms/form.module.css';
import { SectionTitle } from '../../../platform/ui/page/section-title.tsx';
import { SortableList } from '../../../platform/ui/sorting/sortable-list.tsx';
import { invalidateExaminations, saveSections } from '../admin-examinations.api.ts';
import { type SectionDraft, sectionDrafts, sectionErrors, sectionsBody } from './section-drafts.ts';
import { SectionFields } from './section-fields.tsx';
import classes from './sections-panel.module.css';

/** Panel for the order, names and rules of the sections, which are saved together. */
export function SectionsPanel({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const panel = useRef<HTMLElement>(null);
  const [edited, setEdited] = useState<SectionDraft[]>();
  const drafts = edited ?? sectionDrafts(examination.sections);

  const save = useMutation({
    mutationFn: () => saveSections(examination.id, sectionsBody(drafts)),
    onSuccess: async () => {
      await Promise.all([invalidateExaminations(client), client.invalidateQueries({ queryKey: ['bank'] })]);
      setEdited(undefined);
      showSuccess(t('examinationAdmin.sectionsSaved'));
    },
    onError: showError,
  });
  const errors = sectionErrors(fieldMessages(save.error));

  function change(id: string, changes: Partial<SectionDraft>) {
    setEdited(drafts.map((draft) => (draft.id === id ? { ...draft, ...changes } : draft)));
  }

  function remove(id: string) {
    setEdited(drafts.filter((draft) => draft.id !== id));
    // The pressed button disappears with its section, so the panel takes the focus.
    panel.current?.focus();
  }

  return (
    <section ref={panel} className={classes.panel} tabIndex={-1} aria-label={t('examinationAdmin.sections')}>
      <SectionTitle>{t('examinationAdmin.sections')}</SectionTitle>
      {drafts.length === 0 && <p className={formClasses.note}>{t('examinationAdmin.sectionsNone')}</p>}
      <SortableList
        label={t('examinationAdmin.sections')}
        entries={drafts}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOrder={setEdited}
      >
        {(draft) => (
          <SectionFields
            draft={draft}
            errors={errors}
            place={drafts.indexOf(draft)}
            onChange={(changes) => change(draft.id, changes)}
            onRemove={() => remove(draft.id)}
          />
        )}
      </SortableList>
      {edited && (
        <div className={formClasses.actions}>
          <Button onClick={() => save.mutate()} loading={save.isPending}>
            {t('examinationAdmin.saveSections')}
          </Button>
          <Button
            variant="default"
            disabled={save.isPending}
            onClick={() => {
              setEdited(undefined);
              save.reset();
            }}
          >
            {t('examinationAdmin.discard')}
          </Button>
        </div>
      )}
      <LeaveGuard unsaved={edited !== undefined} />
    </section>
  );
}
