import type { BankItem } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedWeight, weightText } from '../../corrections/weights.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { errorMessages } from '../../platform/ui/feedback/error-messages.ts';
import { showNote } from '../../platform/ui/feedback/toasts.tsx';
import { showUndo } from '../../platform/ui/feedback/undo.tsx';
import { invalidateBank, saveWeights } from '../bank.api.ts';

type Question = Pick<BankItem, 'id' | 'bank_question_weight'>;

interface Props {
  examId: string;
  questions: Question[];
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Returns the weight if all questions have the same one, otherwise ''. */
function sharedWeight([first, ...others]: Question[], locale: string): string {
  const weight = first?.bank_question_weight;
  const isShared = others.every((other) => other.bank_question_weight === weight);
  return isShared && weight !== undefined ? weightText(weight, locale) : '';
}

/** Sets one weight for the chosen questions, and offers to restore their weights. */
export function WeighDialog({ examId, questions, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const [weight, setWeight] = useState(() => sharedWeight(questions, locale));
  const weigh = useMutation({
    mutationFn: () => {
      const bank_question_weight = typedWeight(weight);
      return saveWeights(
        examId,
        questions.map(({ id }) => ({ id, bank_question_weight })),
      );
    },
    onSuccess: async ({ changed }) => {
      await invalidateBank(client);
      if (changed.length === 0) showNote(t('bank.weighedNone'));
      else
        showUndo(t('bank.weighed', { count: changed.length }), async () => {
          await saveWeights(examId, changed);
          await invalidateBank(client);
        });
      onDone();
      onClose();
    },
    onSettled: (_, failure) => {
      if (failure) void invalidateBank(client);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    weigh.mutate();
  };

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('bank.weighTitle', { count: questions.length })}
      closable={!weigh.isPending}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          label={t('bank.weight')}
          description={t('bank.weighHint')}
          inputMode="decimal"
          value={weight}
          error={weigh.error && errorMessages(weigh.error).join(' ')}
          onChange={(event) => setWeight(event.currentTarget.value)}
          data-autofocus
        />
        <DialogButtons onCancel={onClose} confirm={t('bank.weigh')} busy={weigh.isPending} />
      </form>
    </Dialog>
  );
}
