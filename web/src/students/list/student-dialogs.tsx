import { AddDialog } from '../edit/add-dialog.tsx';
import { ClassDialog } from '../edit/class-dialog.tsx';
import { DeleteChosenDialog } from '../edit/delete-chosen-dialog.tsx';
import { DeleteDialog } from '../edit/delete-dialog.tsx';
import { EditDialog } from '../edit/edit-dialog.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { LinkDialog } from '../links/link-dialog.tsx';
import { LinksDialog } from '../links/links-dialog.tsx';
import { ResetDialog } from '../links/reset-dialog.tsx';
import { NewPasswordsDialog } from '../passwords/new-passwords-dialog.tsx';
import type { StudentRow } from '../student-row.ts';
import { AttemptsDialog } from './attempts-dialog.tsx';

export type StudentDialog =
  | { kind: 'import' | 'add' | 'links' }
  | { kind: 'passwords'; students: StudentRow[]; className: string }
  | { kind: 'attempts' | 'edit' | 'link' | 'reset' | 'delete'; student: StudentRow }
  /** `done` is called after the action, and clears the choice of students. */
  | {
      kind: 'classChosen' | 'passwordsChosen' | 'cardsChosen' | 'removeChosen';
      students: StudentRow[];
      done: () => void;
    };

export type OpenStudentDialog = (dialog: StudentDialog) => void;

interface Props {
  dialog: StudentDialog;
  classNames: string[];
  opened: boolean;
  onClose: () => void;
}

const chosen = ({ students, done }: { students: StudentRow[]; done: () => void }) => ({
  students,
  onDone: done,
});

export function StudentDialogs({ dialog, classNames, opened, onClose }: Props) {
  const frame = { opened, onClose };
  switch (dialog.kind) {
    case 'import':
      return <ImportDialog {...frame} />;
    case 'add':
      return <AddDialog {...frame} classNames={classNames} />;
    case 'attempts':
      return <AttemptsDialog {...frame} student={dialog.student} />;
    case 'edit':
      return <EditDialog {...frame} student={dialog.student} classNames={classNames} />;
    case 'link':
      return <LinkDialog {...frame} student={dialog.student} />;
    case 'links':
      return <LinksDialog {...frame} />;
    case 'reset':
      return <ResetDialog {...frame} student={dialog.student} />;
    case 'delete':
      return <DeleteDialog {...frame} student={dialog.student} />;
    case 'classChosen':
      return <ClassDialog {...frame} {...chosen(dialog)} classNames={classNames} />;
    case 'passwords':
      return (
        <NewPasswordsDialog
          {...frame}
          students={dialog.students}
          classNames={classNames}
          className={dialog.className}
        />
      );
    case 'passwordsChosen':
      return <NewPasswordsDialog {...frame} {...chosen(dialog)} />;
    case 'cardsChosen':
      return <LinksDialog {...frame} {...chosen(dialog)} />;
    case 'removeChosen':
      return <DeleteChosenDialog {...frame} {...chosen(dialog)} />;
  }
}
