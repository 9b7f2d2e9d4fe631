import type { BankAsset, ExaminationAdmin, Stimulus } from '@lulus/contract';
import { Button, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type OpenDraft, useKeepTyped } from '../../platform/drafts/use-keep-typed.ts';
import { WithDraft } from '../../platform/drafts/with-draft.tsx';
import { LeaveGuard } from '../../platform/navigation/leave-guard.tsx';
import { fieldMessages } from '../../platform/ui/feedback/error-messages.ts';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { hideFailures, showError } from '../../platform/ui/feedback/toasts.tsx';
import classes from '../../platform/ui/forms/form.module.css';
import { PictureOwner } from '../../questions/rich-text/picture-owner.ts';
import { RichTextField } from '../../questions/rich-text/rich-text-field.tsx';
import { AssetsField } from '../assets/assets-field.tsx';
import { RecentAssets } from '../assets/recent-assets.tsx';
import { useFileIntake } from '../assets/use-file-intake.ts';
import { type StimulusBody, sendNewStimulus, sendStimulus } from './stimuli.api.ts';
import { draftOf, type StimulusDraft, typedStimulus } from './stimulus-draft.ts';

interface Props {
  examination: ExaminationAdmin;
  /** Undefined for a new one. */
  stimulus: Stimulus | undefined;
  onSaved: () => Promise<void>;
}

const NO_ASSETS: BankAsset = { image: [], audio: [], video: [] };

/** Form of a stimulus. The device stores unsaved text until it is saved. */
export function StimulusForm(props: Props) {
  const { examination, stimulus } = props;
  const record = stimulus ? JSON.stringify(stimulus) : '';
  return (
    <WithDraft
      place={`stimulus:${examination.id}:${stimulus?.id ?? 'new'}`}
      schema={typedStimulus}
      record={record}
    >
      {(typed, kept) => <StimulusFields {...props} typed={typed} kept={kept} record={record} />}
    </WithDraft>
  );
}

interface FieldsProps extends Props {
  typed: z.infer<typeof typedStimulus> | null;
  kept: OpenDraft;
  record: string;
}

/** Text with pictures, files, play limit, and whether the questions are mixed. */
function StimulusFields({ examination, stimulus, onSaved, typed, kept, record }: FieldsProps) {
  const { t } = useTranslation();
  const [saved] = useState(() => draftOf(stimulus, examination));
  const [first] = useState(() => (typed ? { ...saved, ...typed } : saved));
  const [draft, setDraft] = useState(first);
  const [saving, setSaving] = useState<number | null>(null);
  const [isDone, setDone] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const change = (fields: Partial<StimulusDraft>) => setDraft((now) => ({ ...now, ...fields }));
  const errorOf = (field: string) => errors[field]?.[0];
  const intake = useFileIntake('video', draft.files.length, (files) =>
    change({ files: [...draft.files, ...files] }),
  );
  const drop = useKeepTyped(kept, record, () =>
    draft === saved
      ? null
      : { typed: typedStimulus.parse(draft), files: draft.files.map(({ name }) => name) },
  );
  const assets = stimulus?.bank_asset ?? NO_ASSETS;
  const isPlayed =
    [...assets.audio, ...assets.video].some((path) => !draft.removed.includes(path)) ||
    draft.files.some(({ type }) => !type.startsWith('image/'));

  async function save() {
    setSaving(0);
    setErrors({});
    const body: StimulusBody = {
      content: draft.content,
      bank_section: draft.bank_section,
      play_limit: draft.play_limit,
      shuffle_items: JSON.stringify(draft.shuffle_items),
    };
    const files = draft.files.map((file) => ({ name: 'bank_asset', file }));
    const upload = { files, onUpload: setSaving };
    try {
      await (stimulus
        ? sendStimulus(
            stimulus.id,
            { ...body, bank_asset_delete_list: JSON.stringify(draft.removed) },
            upload,
          )
        : sendNewStimulus({ ...body, insert_key: draft.insert_key, examination_id: examination.id }, upload));
      drop();
      hideFailures();
      setDone(true);
      await onSaved();
    } catch (error) {
      showError(error);
      setErrors(fieldMessages(error) ?? {});
    }
    setSaving(null);
  }

  return (
    <PictureOwner value={examination.id}>
      <form
        className={classes.form}
        noValidate
        inert={saving !== null}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={classes.card}>
          <RichTextField
            label={t('bank.stimulusText')}
            initial={first.content}
            error={errorOf('content')}
            onChange={(content) => change({ content })}
          />
          <RecentAssets
            assets={assets}
            removed={draft.removed}
            onToggle={(path) =>
              change({
                removed: draft.removed.includes(path)
                  ? draft.removed.filter((one) => one !== path)
                  : [...draft.removed, path],
              })
            }
          />
          <AssetsField
            label={t('bank.stimulusFiles')}
            bankType="video"
            files={draft.files}
            intake={intake}
            error={errorOf('bank_asset')}
            onTakeAway={(file) => change({ files: draft.files.filter((one) => one !== file) })}
          />
        </div>
        <div className={classes.card}>
          <div className={classes.pair}>
            <TextInput
              label={t('bank.formSection')}
              description={t('bank.stimulusSection')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={draft.bank_section}
              error={errorOf('bank_section')}
              list="stimulus-sections"
              autoComplete="off"
              onChange={(event) => change({ bank_section: event.currentTarget.value.toUpperCase() })}
            />
            {isPlayed && (
              <TextInput
                label={t('bank.playLimit')}
                description={t('bank.playLimitHint')}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                inputMode="numeric"
                autoComplete="off"
                value={draft.play_limit}
                error={errorOf('play_limit')}
                onChange={(event) => change({ play_limit: event.currentTarget.value })}
              />
            )}
          </div>
          <datalist id="stimulus-sections">
            {examination.sections.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <Switch
            label={t('bank.mixItems')}
            description={t('bank.mixItemsHint')}
            checked={draft.shuffle_items}
            onChange={(event) => change({ shuffle_items: event.currentTarget.checked })}
          />
        </div>
        <div className={`${classes.actions} ${classes.bar}`}>
          <Button type="submit">{t('bank.save')}</Button>
        </div>
        {saving !== null && (
          <FullScreenLoader
            text={t('bank.saving')}
            note={saving > 0 ? t('bank.uploading', { percent: Math.round(saving * 10) * 10 }) : undefined}
          />
        )}
        <LeaveGuard unsaved={draft !== saved && !isDone} text={t('drafts.leaveText')} />
      </form>
    </PictureOwner>
  );
}
