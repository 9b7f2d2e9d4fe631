import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, useLanguage } from '../i18n/i18n.ts';
import { isLanguage, type Language, languages } from '../i18n/language.ts';
import barClasses from './bar-control.module.css';
import { useLanguageNames } from './language-names.ts';
import classes from './preferences.module.css';

const shortNames: Record<Language, string> = { default: 'ID·EN', en: 'EN', id: 'ID' };

/** An invisible native select over a small label. It works well on phones and with screen readers. */
export function LanguagePicker() {
  const { t } = useTranslation();
  const { language: current } = useLanguage();
  const names = useLanguageNames();
  return (
    <label className={`${barClasses.control} ${classes.control}`}>
      <IconWorld size={20} aria-hidden />
      <span aria-hidden="true">{shortNames[current]}</span>
      <select
        className={classes.select}
        aria-label={t('display.language')}
        value={current}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && chooseLanguage(value)}
      >
        {languages.map((code) => (
          <option key={code} value={code}>
            {names[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
