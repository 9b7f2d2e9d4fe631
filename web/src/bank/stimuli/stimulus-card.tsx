import type { Stimulus } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { ConfirmDialog } from '../../platform/ui/dialogs/confirm-dialog.tsx';
import { showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { StimulusView } from '../../questions/display/stimulus-view.tsx';
import { invalidateBank } from '../bank.api.ts';
import { addToStimulusPath, removeStimulus, stimulusName, stimulusPath } from './stimuli.api.ts';
import classes from './stimulus-card.module.css';

interface Props {
  stimulus: Stimulus;
  canEdit: boolean;
  /** Only a stimulus without questions can be deleted. */
  isUnused?: boolean;
}

/** A stimulus in the list, with its actions. */
export function StimulusCard({ stimulus, canEdit, isUnused = false }: Props) {
  const { t } = useTranslation();
  const { audio, video } = stimulus.bank_asset;
  return (
    <StimulusView stimulus={stimulus}>
      {audio.length + video.length > 0 && <em>{t('bank.stimulusRecording')}</em>}
      {canEdit && (
        <div className={classes.actions}>
          <Button
            component={Link}
            to={stimulusPath(stimulus)}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t('bank.editStimulus')}
          </Button>
          <Button
            component={Link}
            to={addToStimulusPath(stimulus)}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t('bank.addToStimulus')}
          </Button>
          {isUnused && <DeleteStimulus stimulus={stimulus} />}
        </div>
      )}
    </StimulusView>
  );
}

/** Asks before it deletes a stimulus. */
function DeleteStimulus({ stimulus }: Pick<Props, 'stimulus'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => removeStimulus(stimulus.id),
    onSuccess: async () => {
      showSuccess(t('bank.stimulusDeleted'));
      await invalidateBank(client);
    },
  });
  return (
    <>
      <ActionButton icon={IconTrash} onClick={() => setAsked(true)}>
        {t('bank.deleteStimulus')}
      </ActionButton>
      <ConfirmDialog
        opened={isAsked}
        title={t('bank.deleteStimulusTitle')}
        text={stimulusName(stimulus) ?? t('bank.stimulusFiles')}
        confirm={t('bank.remove')}
        danger
        request={remove}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
