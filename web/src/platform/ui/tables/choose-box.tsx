import { useMergedRef } from '@mantine/hooks';
import { type ComponentPropsWithRef, useCallback } from 'react';
import classes from './choose-box.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** Accessible name of the checkbox. */
  label: string;
  /** Shows the label beside the checkbox. The default is only for assistive technology. */
  isLabelShown?: boolean;
  /** Shows the indeterminate state: some rows are chosen, but not all. */
  partly?: boolean;
}

/** A checkbox, large enough for a thumb, for choosing rows or confirming in a form. */
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
