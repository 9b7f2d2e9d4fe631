import { MAX_COMMENT_LENGTH, type MarkedQuestion, type MarkedResponse } from '@lulus/contract';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { weightText } from '../corrections/weights.ts';
import { ApiError } from '../platform/api/client.ts';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { momentText } from '../platform/time/moment-text.ts';
import { DialogFailure } from '../platform/ui/dialogs/dialog-failure.tsx';
import { AttentionNote } from '../platform/ui/feedback/attention-note.tsx';
import { fieldMessages } from '../platform/ui/feedback/error-messages.ts';
import { bodyOf, type MarkDraft, withLevel } from './mark-draft.ts';
import { markingQuery, sendMark, showMark } from './marking.api.ts';
import classes from './marking-page.module.css';
import { RubricLevels } from './rubric-levels.tsx';

interface Props {
  examId: string;
  question: MarkedQuestion;
  essay: MarkedResponse;
  draft: MarkDraft;
  onChange: (draft: MarkDraft) => void;
  /** After the mark is saved, or another teacher's mark is kept. */
  onDone: () => void;
  /** The draft is given up, since the essay is loaded again. */
  onReload: () => void;
}

/** Points, rubric and comment of one essay. */
export function MarkForm({ examId, question, essay, draft, onChange, onDone, onReload }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const { attempt_id, points_max, comment, points, version, marker, at } = essay;
  const saving = useMutation({
    mutationFn: (seen: number) =>
      sendMark(attempt_id, question.id, bodyOf(draft, { ...essay, version: seen })),
    onSuccess: ({ mark }) => {
      showMark(client, { examId, questionId: question.id, attemptId: attempt_id }, mark);
      onDone();
    },
  });
  const { error } = saving;
  const code = error instanceof ApiError ? error.code : undefined;
  const fields = fieldMessages(error);
  const errorOf = (field: string) => fields?.[field]?.[0];

  async function reload() {
    await client.invalidateQueries({ queryKey: markingQuery(examId, question.id).queryKey });
    saving.reset();
    onReload();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(version);
  }

  function saveByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onKeyDown={saveByKey}>
      {version > 0 && points === null && <AttentionNote>{t('marking.changedText')}</AttentionNote>}
      {question.rubric.length > 0 && (
        <RubricLevels
          rubric={question.rubric}
          chosen={draft.levels}
          onPress={(criterion, level) =>
            onChange(withLevel(draft, question.rubric, { criterion, level, locale }))
          }
        />
      )}
      <TextInput
        label={t('marking.points', { max: weightText(points_max, locale) })}
        value={draft.points}
        error={errorOf('points')}
        inputMode="decimal"
        autoComplete="off"
        className={classes.points ?? ''}
        onChange={({ currentTarget }) => onChange({ ...draft, points: currentTarget.value })}
      />
      <Textarea
        label={t('marking.comment')}
        value={draft.comment}
        error={errorOf('comment')}
        maxLength={MAX_COMMENT_LENGTH}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => onChange({ ...draft, comment: currentTarget.value })}
      />
      {code === 'mark_changed' && error instanceof ApiError && (
        <OtherMark
          error={error}
          onKeep={() => void reload().then(onDone)}
          onReplace={() => saving.mutate(Number(error.params?.version))}
        />
      )}
      {code === 'essay_changed' && (
        <AttentionNote>
          <p>{(error as Error).message}</p>
          <Button variant="default" onClick={() => void reload()}>
            {t('marking.readAgain')}
          </Button>
        </AttentionNote>
      )}
      {!fields && code !== 'mark_changed' && code !== 'essay_changed' && <DialogFailure error={error} />}
      <div className={classes.actions}>
        <Button type="submit" loading={saving.isPending}>
          {t('marking.save')}
        </Button>
        <span className={classes.note}>{t('marking.keys')}</span>
      </div>
      {points !== null && at && (
        <p className={classes.note}>
          {marker
            ? t('marking.markedBy', { name: marker, time: momentText(at, locale) })
            : t('marking.marked', { time: momentText(at, locale) })}
          {comment === '' ? '' : ` · ${comment}`}
        </p>
      )}
    </form>
  );
}

/** Shows the mark that another teacher saved meanwhile. */
function OtherMark({
  error,
  onKeep,
  onReplace,
}: {
  error: ApiError;
  onKeep: () => void;
  onReplace: () => void;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { points, comment, marker } = error.params ?? {};
  return (
    <AttentionNote>
      <p role="alert">
        {t('marking.otherMark', {
          name: marker ?? t('marking.someone'),
          points: points === undefined ? '–' : weightText(Number(points), locale),
        })}
      </p>
      {comment && <p className={classes.text}>{comment}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onKeep}>
          {t('marking.keepOther')}
        </Button>
        <Button variant="default" onClick={onReplace}>
          {t('marking.useMine')}
        </Button>
      </div>
    </AttentionNote>
  );
}
