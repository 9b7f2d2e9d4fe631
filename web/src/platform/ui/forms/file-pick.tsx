import { IconUpload } from '@tabler/icons-react';
import classes from './file-pick.module.css';

interface Props {
  /** Label of the button. */
  children: string;
  /** Name of the requested file, for assistive technology. */
  name: string;
  accept: string;
  onPick: (file: File) => void;
}

/** A native file input with the look of a button. */
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
          // Without this, picking the same file again fires no event.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
    </label>
  );
}
