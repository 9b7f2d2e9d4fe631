import type { ExaminationAdmin, Section } from '@lulus/contract';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../platform/ui/buttons/action-button.tsx';
import { AttentionNote } from '../../../platform/ui/feedback/attention-note.tsx';
import { showError } from '../../../platform/ui/feedback/toasts.tsx';
import { showUndo } from '../../../platform/ui/feedback/undo.tsx';
import { invalidateExaminations, saveSections } from '../admin-examinations.api.ts';
import { sectionDrafts, sectionsBody } from './section-drafts.ts';
import classes from './status-panel.module.css';

/** Says in which sections students cannot go back, with a button to let them. A section without recordings stands out. */
export function ForwardOnlyNotes({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id: examId, sections } = examination;
  const save = async (changed: Section[]) => {
    await saveSections(examId, sectionsBody(sectionDrafts(changed)));
    await invalidateExaminations(client);
  };
  const allow = useMutation({
    mutationFn: ({ id }: Section) =>
      save(sections.map((section) => (section.id === id ? { ...section, forward_only: false } : section))),
    onSuccess: (_, { name }) =>
      showUndo(t('examinationAdmin.backAllowed', { section: name }), () => save(sections)),
    onError: showError,
  });
  return sections
    .filter(({ forward_only, bank_count }) => forward_only && bank_count > 0)
    .map((section) => (
      <ForwardOnlyNote
        key={section.id}
        section={section}
        isSaving={allow.isPending && allow.variables.id === section.id}
        onAllow={() => allow.mutate(section)}
      />
    ));
}

interface NoteProps {
  section: Section;
  isSaving: boolean;
  onAllow: () => void;
}

function ForwardOnlyNote({ section: { name, has_recording }, isSaving, onAllow }: NoteProps) {
  const { t } = useTranslation();
  const text = t('examinationAdmin.cannotGoBack', { section: name });
  const button = (
    <ActionButton
      icon={IconArrowBackUp}
      aria-label={t('examinationAdmin.allowBackIn', { section: name })}
      loading={isSaving}
      onClick={onAllow}
    >
      {t('examinationAdmin.allowBack')}
    </ActionButton>
  );
  if (has_recording) {
    return (
      <div className={classes.rule}>
        <p className={classes.note}>{text}</p>
        {button}
      </div>
    );
  }
  return (
    <AttentionNote>
      <p>
        <strong>{text}</strong> {t('examinationAdmin.cannotGoBackWhy')}
      </p>
      {button}
    </AttentionNote>
  );
}
