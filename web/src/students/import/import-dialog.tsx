import { sampleStudents } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { UnsavedCardsQuestion } from '../cards/unsaved-cards-question.tsx';
import { useUnsavedCards } from '../cards/use-unsaved-cards.ts';
import classes from '../dialog.module.css';
import { downloadSample, type ImportChoice, type ImportOutcome } from '../students.api.ts';
import { FileChoice } from './file-choice.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportPasswordChoice } from './import-password-choice.tsx';
import { ImportProblem } from './import-problem.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { isBusy } from './import-state.ts';
import { SampleLink } from './sample-link.tsx';
import { useImport } from './use-import.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function ImportDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const { state, dispatch, check, write: send } = useImport();
  const { register, getValues, setValue } = useForm<{ give: ImportChoice['give']; keep: boolean }>({
    defaultValues: { give: 'passwords', keep: false },
  });
  // The checkbox applies to one report only.
  const startCheck = (file: File) => {
    setValue('keep', false);
    return check(file);
  };
  const write = (file: File, { version }: ImportOutcome) => {
    const { give, keep } = getValues();
    return send(file, { give, self_registered: keep ? 'keep' : 'renew', version });
  };
  const chooseOther = () => dispatch({ type: 'chosen', file: null });
  const cardCount = opened && state.step === 'done' ? state.outcome.cards.length : 0;
  const unsaved = useUnsavedCards(cardCount, onClose);
  const title = state.step === 'done' ? t('students.doneTitle') : t('students.importTitle');

  return (
    <Dialog
      opened={opened}
      onClose={unsaved.close}
      title={unsaved.asking ? t('students.unsavedTitle') : title}
      size="wide"
      sticky
      closable={!isBusy(state)}
    >
      {state.step === 'choose' && (
        <>
          <FileChoice
            file={state.file}
            onChoose={(file) => dispatch({ type: 'chosen', file })}
            onReject={(errors) => dispatch({ type: 'rejected', errors })}
          />
          <ImportProblem errors={state.errors} headline={state.file !== null} />
          <SampleLink path={sampleStudents.path} hint={t('students.sampleHint')} download={downloadSample} />
          <ImportPasswordChoice input={register('give')} />
          <div className={classes.actions}>
            <p className={classes.aside}>{t('students.checkHint')}</p>
            <Button variant="default" onClick={onClose}>
              {t('students.cancel')}
            </Button>
            <Button disabled={!state.file} onClick={() => state.file && startCheck(state.file)}>
              {t('students.check')}
            </Button>
          </div>
        </>
      )}
      {(state.step === 'checking' || state.step === 'writing') && (
        <ImportProgress sent={state.sent} writing={state.step === 'writing'} />
      )}
      {state.step === 'report' && (
        <ImportReport
          file={state.file}
          report={state.report}
          errors={state.errors}
          keep={register('keep')}
          onOtherFile={chooseOther}
          onUpload={() => write(state.file, state.report)}
        />
      )}
      {unsaved.asking && <UnsavedCardsQuestion goBack={unsaved.goBack} closeAnyway={unsaved.closeAnyway} />}
      {state.step === 'done' && (
        <div hidden={unsaved.asking}>
          <ImportDone outcome={state.outcome} onKept={unsaved.keep} />
          <div className={classes.actions}>
            <Button variant="default" onClick={unsaved.close}>
              {t('students.close')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
