import type { Stimulus } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { showError, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { StimulusView } from '../../questions/display/stimulus-view.tsx';
import { invalidateBank } from '../bank.api.ts';
import { addToStimulusPath, removeStimulus, stimulusPath } from './stimuli.api.ts';
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
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeStimulus(stimulus.id),
    onSuccess: () => showSuccess(t('bank.stimulusDeleted')),
    onError: showError,
    onSettled: () => invalidateBank(client),
  });
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
          {isUnused && (
            <ActionButton icon={IconTrash} loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('bank.deleteStimulus')}
            </ActionButton>
          )}
        </div>
      )}
    </StimulusView>
  );
}
