import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import barClasses from './bar-control.module.css';
import classes from './preferences.module.css';

/** Switches between light and dark. The system's scheme applies until the first press. */
export function SchemeToggle() {
  const { t } = useTranslation();
  // Suppressing transitions would insert a style element, which the content security policy forbids.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return (
    <button
      type="button"
      className={`${barClasses.control} ${classes.control}`}
      aria-label={dark ? t('display.toLight') : t('display.toDark')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
    </button>
  );
}
