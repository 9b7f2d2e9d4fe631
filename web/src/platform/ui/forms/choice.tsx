import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './choice.module.css';
import formClasses from './form.module.css';

interface Props<V extends string> {
  legend: string;
  options: readonly { value: V; label: string }[];
  /** Which it is, where no form holds it. */
  chosen?: V;
  /** What every radio button gets: a `register(name)`. */
  input: Omit<InputHTMLAttributes<HTMLInputElement>, 'value'>;
  children?: ReactNode;
}

/** One of a few, with what depends on it below. */
export function Choice<V extends string>({ legend, options, chosen, input, children }: Props<V>) {
  const id = useId();
  return (
    <div className={formClasses.group}>
      <p id={id} className={formClasses.legend}>
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
