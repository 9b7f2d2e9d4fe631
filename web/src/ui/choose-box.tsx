import { useEffect, useRef } from 'react';
import classes from './choose-box.module.css';

interface Props {
  /** What is chosen by it. */
  label: string;
  /** Said beside the box; otherwise the label is for the ear only. */
  isLabelShown?: boolean;
  checked: boolean;
  /** Of several some are chosen. */
  partly?: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A box, large enough for a thumb, that chooses a row or all of them. */
export function ChooseBox({ label, isLabelShown = false, checked, partly = false, onChoose }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className={classes.choose}>
      <input
        ref={box}
        type="checkbox"
        className={classes.box}
        checked={checked}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <span className={isLabelShown ? undefined : 'visually-hidden'}>{label}</span>
    </label>
  );
}
