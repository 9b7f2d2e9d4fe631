/** The dialogs over the question. Loaded with their texts after the first question (`use-panel-part.ts`). */
import { useTranslation } from 'react-i18next';
import { Modal } from '../../platform/ui/dialogs/modal.tsx';
import { SoundCheck } from '../listening/sound-check.tsx';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import { FinishDialog } from '../submit/finish-dialog.tsx';
import type { Submission } from '../submit/use-submit.ts';
import { IntroDialog } from './intro-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LeaveExam } from './leave-exam.tsx';
import { NumbersSheet } from './numbers-sheet.tsx';
import { SkipDialog } from './skip-dialog.tsx';
import type { Panels } from './use-panels.ts';

export { Review } from './review.tsx';

interface Props {
  session: ExamSession;
  state: ExamState;
  panels: Panels;
  /** Undefined in a preview, which submits nothing and can be left without a confirmation. */
  finish?: { status: Submission['status']; onConfirm: () => void };
}

export function ExamPanels({ session, state, panels, finish }: Props) {
  const { t } = useTranslation();
  const { dialog, isReviewing, close, review, toQuestion } = panels;
  return (
    <>
      <IntroDialog paper={state.paper} opened={dialog === 'intro'} onClose={close} />
      <KeysDialog opened={dialog === 'keys'} onClose={close} />
      <NumbersSheet session={session} state={state} opened={dialog === 'numbers'} panels={panels} />
      <Modal
        opened={dialog === 'sound'}
        onClose={close}
        title={t('examPanels.soundTitle')}
        width={520}
        returnFocus={false}
      >
        <SoundCheck takesFocus />
      </Modal>
      <SkipDialog
        state={state}
        opened={dialog === 'skip'}
        onStay={close}
        onGo={() => {
          session.dispatch({ type: 'moved', move: 'next' });
          toQuestion();
        }}
      />
      {finish && (
        <>
          <FinishDialog
            state={state}
            now={session.ports.clock.now}
            opened={dialog === 'finish'}
            {...finish}
            onReview={isReviewing ? undefined : review}
            onClose={close}
          />
          <LeaveExam state={state} panels={panels} />
        </>
      )}
    </>
  );
}
