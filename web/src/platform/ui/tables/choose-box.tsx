import { useMergedRef } from '@mantine/hooks';
import { type ComponentPropsWithRef, useCallback } from 'react';
import classes from './choose-box.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** What is chosen by it. */
  label: string;
  /** Said beside the box; otherwise the label is for the ear only. */
  isLabelShown?: boolean;
  /** Of several some are chosen. */
  partly?: boolean;
}

/** A box, large enough for a thumb, that chooses a row or all of them, or says yes in a form. */
export function ChooseBox({ label, isLabelShown = false, partly = false, ref, ...input }: Props) {
  const showPartly = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = partly;
    },
    [partly],
  );
  return (
    <label className={classes.choose}>
      <input {...input} ref={useMergedRef(ref, showPartly)} type="checkbox" className={classes.box} />
      <span className={isLabelShown ? undefined : 'visually-hidden'}>{label}</span>
    </label>
  );
}
