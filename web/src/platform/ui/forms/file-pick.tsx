import { IconUpload } from '@tabler/icons-react';
import classes from './file-pick.module.css';

interface Props {
  /** What the button says. */
  children: string;
  /** The label for assistive technology: which file is meant. */
  name: string;
  accept: string;
  onPick: (file: File) => void;
}

/** A native file input under the look of a button. */
export function FilePick({ children, name, accept, onPick }: Props) {
  return (
    <label className={classes.pick}>
      <IconUpload size={18} aria-hidden />
      <span className="visually-hidden">{name}: </span>
      {children}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be picked again.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
    </label>
  );
}
