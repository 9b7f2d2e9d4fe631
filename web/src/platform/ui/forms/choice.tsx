import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './choice.module.css';
import formClasses from './form.module.css';

interface Props<V extends string> {
  legend: string;
  options: readonly { value: V; label: string }[];
  /** The selected value, for a controlled input outside a form. */
  chosen?: V;
  /** Props of every radio button, such as those of `register(name)`. */
  input: Omit<InputHTMLAttributes<HTMLInputElement>, 'value'>;
  children?: ReactNode;
}

/** A group of radio buttons. `children` are fields that depend on the choice. */
export function Choice<V extends string>({ legend, options, chosen, input, children }: Props<V>) {
  const id = useId();
  return (
    <div className={formClasses.group}>
      <p id={id} className="strong">
        {legend}
      </p>
      <div className={classes.choices} role="radiogroup" aria-labelledby={id}>
        {options.map(({ value, label }) => (
          <label key={value} className={classes.choice}>
            <input
              {...input}
              {...(chosen !== undefined && { checked: value === chosen })}
              type="radio"
              value={value}
              className="visually-hidden"
            />
            <span className={classes.dot} aria-hidden />
            {label}
          </label>
        ))}
      </div>
      {children}
    </div>
  );
}
