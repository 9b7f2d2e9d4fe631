import type { SchoolClass } from '@lulus/contract';
import { ClassFormDialog } from './class-form-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { RollOverDialog } from './roll-over-dialog.tsx';

export type ClassDialog =
  /** Without a class: the form of a new one. */
  { kind: 'form'; row?: SchoolClass } | { kind: 'merge' | 'delete'; row: SchoolClass } | { kind: 'rollOver' };

interface Props {
  dialog: ClassDialog;
  /** The classes of this year. */
  current: SchoolClass[];
  opened: boolean;
  onClose: () => void;
}

export function ClassDialogs({ dialog, current, ...frame }: Props) {
  switch (dialog.kind) {
    case 'form':
      return <ClassFormDialog {...frame} row={dialog.row} />;
    case 'merge':
      return <MergeDialog {...frame} row={dialog.row} current={current} />;
    case 'delete':
      return <DeleteDialog {...frame} row={dialog.row} />;
    case 'rollOver':
      return <RollOverDialog {...frame} current={current} />;
  }
}
