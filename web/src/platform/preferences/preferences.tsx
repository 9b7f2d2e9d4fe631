import barClasses from './bar-control.module.css';
import { DisplayButton } from './display-button.tsx';
import { LanguagePicker } from './language-picker.tsx';
import classes from './preferences.module.css';
import { SchemeToggle } from './scheme-toggle.tsx';

/** Buttons for the settings of this device: language, text size and contrast, colour scheme. */
export function Preferences() {
  return (
    <div className={classes.preferences}>
      <LanguagePicker />
      <DisplayButton className={`${barClasses.control} ${classes.control}`} />
      <SchemeToggle />
    </div>
  );
}
