import { type BankAsset, DEFAULT_PLAY_LIMIT, type ExaminationAdmin, type Stimulus } from '@lulus/contract';
import { Button, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomUuid } from '../../platform/crypto/random-uuid.ts';
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

interface Props {
  examination: ExaminationAdmin;
  /** Undefined for a new one. */
  stimulus: Stimulus | undefined;
  onSaved: () => Promise<void>;
}

interface Draft {
  content: string;
  bank_section: string;
  play_limit: string;
  shuffle_items: boolean;
  files: readonly File[];
  removed: readonly string[];
}

const NO_ASSETS: BankAsset = { image: [], audio: [], video: [] };

function draftOf(stimulus: Stimulus | undefined, { sections }: ExaminationAdmin): Draft {
  return {
    content: stimulus?.content ?? '',
    bank_section: stimulus?.bank_section ?? sections.at(-1)?.name ?? '',
    play_limit: String(stimulus?.play_limit ?? DEFAULT_PLAY_LIMIT),
    shuffle_items: stimulus?.shuffle_items ?? false,
    files: [],
    removed: [],
  };
}

/** Form of a stimulus: text with pictures, files, play limit, and whether its questions are mixed. */
export function StimulusForm({ examination, stimulus, onSaved }: Props) {
  const { t } = useTranslation();
  const [first] = useState(() => draftOf(stimulus, examination));
  const [insert_key] = useState(randomUuid);
  const [draft, setDraft] = useState(first);
  const [saving, setSaving] = useState<number | null>(null);
  const [isDone, setDone] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const change = (fields: Partial<Draft>) => setDraft((now) => ({ ...now, ...fields }));
  const errorOf = (field: string) => errors[field]?.[0];
  const intake = useFileIntake('video', draft.files.length, (files) =>
    change({ files: [...draft.files, ...files] }),
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
        : sendNewStimulus({ ...body, insert_key, examination_id: examination.id }, upload));
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
        <LeaveGuard unsaved={draft !== first && !isDone} />
      </form>
    </PictureOwner>
  );
}
