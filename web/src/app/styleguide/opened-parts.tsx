/** Samples that a button opens: dialogs, toasts, loaders and printing. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LeaveGuard } from '../../platform/navigation/leave-guard.tsx';
import { ConfirmDialog } from '../../platform/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { Modal } from '../../platform/ui/dialogs/modal.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { showFailure, showLoading, showNote, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { showUndo } from '../../platform/ui/feedback/undo.tsx';
import { PrintHead } from '../../platform/ui/print/print-head.tsx';
import { PrintSheet } from '../../platform/ui/print/print-sheet.tsx';
import { usePrint } from '../../platform/ui/print/use-print.ts';
import { ChosenBar } from '../../platform/ui/tables/chosen-bar.tsx';
import { useChosen } from '../../platform/ui/tables/use-chosen.ts';
import { samples } from './samples.ts';
import classes from './styleguide-page.module.css';

const LOADER_MS = 2000;

function Opened({ children }: { children: (opened: boolean, close: () => void) => ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {samples.button}
      </Button>
      {children(opened, () => setOpened(false))}
    </>
  );
}

export const ConfirmSample = () => (
  <div className={classes.row}>
    {[false, true].map((danger) => (
      <Opened key={String(danger)}>
        {(opened, close) => (
          <ConfirmDialog
            opened={opened}
            title={samples.title}
            text={samples.long}
            confirm={samples.button}
            cancel={samples.field}
            danger={danger}
            onConfirm={close}
            onCancel={close}
          />
        )}
      </Opened>
    ))}
  </div>
);

export const DialogSample = () => (
  <div className={classes.row}>
    {(['narrow', 'wide'] as const).map((size) => (
      <Opened key={size}>
        {(opened, onClose) => (
          <Dialog opened={opened} onClose={onClose} title={samples.title} size={size}>
            {samples.long}
          </Dialog>
        )}
      </Opened>
    ))}
  </div>
);

export const ModalSample = () => (
  <Opened>
    {(opened, onClose) => (
      <Modal opened={opened} onClose={onClose} title={samples.title}>
        {samples.long}
      </Modal>
    )}
  </Opened>
);

export const LoaderSample = () => (
  <Opened>
    {(opened, close) => opened && <Closing after={close}>{<FullScreenLoader note={samples.hint} />}</Closing>}
  </Opened>
);

function Closing({ after, children }: { after: () => void; children: ReactNode }) {
  useState(() => setTimeout(after, LOADER_MS));
  return children;
}

/** While the button is pressed, every link on the page asks for confirmation. */
export function LeaveSample() {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <>
      <Button
        variant={unsaved ? 'filled' : 'default'}
        aria-pressed={unsaved}
        onClick={() => setUnsaved(!unsaved)}
      >
        {samples.button}
      </Button>
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}

export function ToastSample() {
  const showFunctions = [showSuccess, showFailure, showNote, showLoading];
  return (
    <div className={classes.row}>
      {showFunctions.map((show) => (
        <Button key={show.name} variant="default" onClick={() => void show(samples.long)}>
          {show.name}
        </Button>
      ))}
    </div>
  );
}

export function PrintSample() {
  const { printing, print } = usePrint();
  return (
    <>
      <Button variant="default" onClick={print}>
        {samples.button}
      </Button>
      {printing && (
        <PrintSheet>
          <PrintHead title={samples.title} lines={[samples.name, samples.date]} />
        </PrintSheet>
      )}
    </>
  );
}

export function UndoSample() {
  return (
    <Button variant="default" onClick={() => showUndo(samples.title, async () => undefined)}>
      {samples.button}
    </Button>
  );
}

const rows = samples.sections.map((id) => ({ id }));

export function ChosenSample() {
  const chosen = useChosen(rows);
  return (
    <ChosenBar chosen={chosen} page={rows.slice(0, 2)} found={rows} max={rows.length}>
      <Button variant="default">{samples.button}</Button>
    </ChosenBar>
  );
}
