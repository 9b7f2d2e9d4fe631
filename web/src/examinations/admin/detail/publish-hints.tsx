import type { ExaminationAdmin, LopsidedKeys } from '@lulus/contract';
import { Anchor, Button } from '@mantine/core';
import { IconArrowsShuffle, IconScale } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { stored } from '../../../platform/device-store/stored.ts';
import { questionPath } from '../../../platform/navigation/admin-paths.ts';
import { examinationPath, paths } from '../../../platform/navigation/paths.ts';
import { settingsQuery } from '../../../platform/school/school.api.ts';
import { isAdmin } from '../../../platform/session/roles.ts';
import { useSession } from '../../../platform/session/session.ts';
import { ActionButton } from '../../../platform/ui/buttons/action-button.tsx';
import { plainText } from '../../../platform/ui/content/rich-text.tsx';
import { ConfirmDialog } from '../../../platform/ui/dialogs/confirm-dialog.tsx';
import { AttentionNote } from '../../../platform/ui/feedback/attention-note.tsx';
import { showSuccess } from '../../../platform/ui/feedback/toasts.tsx';
import { invalidateExaminations, mixNumbers, publishingQuery } from '../admin-examinations.api.ts';
import { bankQuery } from '../bank-list.api.ts';
import { comesDuringAttempts, helpsNextAttempt, isReleasedByHand } from '../early-results.ts';
import classes from './status-panel.module.css';

/** Hints that do not prevent publishing: ways to cheat, and questions with weight 0. */
export function PublishHints({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const canClose = isAdmin(useSession()?.user);
  const { data: publishing } = useQuery(publishingQuery(examination.id));
  const { data: settings } = useQuery(settingsQuery());
  return (
    <>
      {publishing?.weightless && <Weightless examId={examination.id} {...publishing.weightless} />}
      {publishing && (publishing.lopsided || publishing.telling > 0) && (
        <TellingNumbers
          examination={examination}
          lopsided={publishing.lopsided}
          telling={publishing.telling}
        />
      )}
      {publishing && publishing.unpinned.length > 0 && (
        <Unpinned examId={examination.id} questions={publishing.unpinned} />
      )}
      {publishing?.too_many.map((draw) => (
        <p key={`${draw.bank_section} ${draw.candidates}`} className={classes.note}>
          {t('examinationAdmin.drawTooMany', draw)}
        </p>
      ))}
      {helpsNextAttempt(examination) && (
        <p className={classes.note}>{t('examinationSettings.resultsBetweenAttempts')}</p>
      )}
      {comesDuringAttempts(examination) && (
        <p className={classes.note}>{t('examinationSettings.resultsWhileWriting')}</p>
      )}
      {isReleasedByHand(examination) && <p className={classes.note}>{t('examinationSettings.resultsOut')}</p>}
      {settings?.registration_open && (
        <p className={classes.note}>
          {t(examination.classes ? 'examinationAdmin.anyoneInClass' : 'examinationAdmin.anyone')}
          {canClose && (
            <>
              {' '}
              <Anchor component={Link} to={paths.settings} inherit underline="always">
                {t('examinationAdmin.closeRegistration')}
              </Anchor>
            </>
          )}
        </p>
      )}
    </>
  );
}

interface WeightlessProps {
  examId: string;
  weightless: number;
  questions: number;
}

function Weightless({ examId, weightless, questions }: WeightlessProps) {
  const { t } = useTranslation();
  const isAll = weightless === questions;
  return (
    <AttentionNote>
      <p>
        {t(isAll ? 'examinationAdmin.allWeightless' : 'examinationAdmin.weightless', {
          count: weightless,
          questions,
        })}
      </p>
      <Button
        component={Link}
        to={examinationPath(paths.examinationBank, examId)}
        variant="default"
        leftSection={<IconScale size={18} aria-hidden />}
      >
        {t('examinationAdmin.giveWeights')}
      </Button>
    </AttentionNote>
  );
}

interface UnpinnedProps {
  examId: string;
  questions: { bank_id: string; bank_section: string }[];
}

function Unpinned({ examId, questions }: UnpinnedProps) {
  const { t } = useTranslation();
  const bank = useQuery(bankQuery(examId));
  return (
    <AttentionNote>
      <p>{t('examinationAdmin.unpinned', { count: questions.length })}</p>
      <ul>
        {questions.map(({ bank_id, bank_section }) => (
          <li key={bank_id}>
            <Anchor
              component={Link}
              to={questionPath({ examination_id: examId, id: bank_id })}
              inherit
              underline="always"
              onClick={() => stored.bankId.write(bank_id)}
            >
              {plainText(bank.data?.find(({ id }) => id === bank_id)?.bank_question ?? bank_section)}
            </Anchor>
          </li>
        ))}
      </ul>
    </AttentionNote>
  );
}

interface TellingProps {
  examination: ExaminationAdmin;
  lopsided: LopsidedKeys | null;
  /** Number of matchings and orders whose option numbers are those of the key. */
  telling: number;
}

/** Option numbers from which students may guess the key, and the button that mixes them. */
function TellingNumbers({ examination: { id, status, shuffle_options }, lopsided, telling }: TellingProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const mix = useMutation({
    mutationFn: () => mixNumbers(id),
    onSuccess: async () => {
      setAsked(false);
      showSuccess(t('examinationAdmin.mixed'));
      await invalidateExaminations(client);
      await client.invalidateQueries({ queryKey: ['bank'] });
    },
  });
  return (
    <AttentionNote>
      {lopsided && (
        <p>
          {t(shuffle_options ? 'examinationAdmin.lopsided' : 'examinationAdmin.lopsidedInOrder', {
            ...lopsided,
          })}
        </p>
      )}
      {telling > 0 && <p>{t('examinationAdmin.telling', { count: telling })}</p>}
      {status === 'draft' ? (
        <ActionButton icon={IconArrowsShuffle} onClick={() => setAsked(true)}>
          {t('examinationAdmin.mix')}
        </ActionButton>
      ) : (
        <p>{t('examinationAdmin.notMixable')}</p>
      )}
      <ConfirmDialog
        opened={isAsked}
        title={t('examinationAdmin.mixTitle')}
        text={t('examinationAdmin.mixText')}
        confirm={t('examinationAdmin.mix')}
        request={mix}
        onConfirm={() => mix.mutate()}
        onCancel={() => setAsked(false)}
      />
    </AttentionNote>
  );
}
