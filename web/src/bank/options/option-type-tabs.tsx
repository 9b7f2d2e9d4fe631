import '@mantine/core/styles/Tabs.css';
import { type OptionType, optionType } from '@lulus/contract';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import formClasses from '../../platform/ui/forms/form.module.css';
import classes from './options-field.module.css';

interface Props {
  label: string;
  /** How to fill the field, in a sentence. */
  hint: string;
  type: OptionType;
  isInvalid: boolean;
  onType: (type: OptionType) => void;
  children: ReactNode;
}

const TYPES = {
  text: 'bank.optionTypeText',
  html: 'bank.optionTypeHtml',
  file: 'bank.optionTypeFile',
} as const;

/** A field for options, with tabs for texts, rich texts or images. */
export function OptionTypeTabs({ label, hint, type, isInvalid, onType, children }: Props) {
  const { t } = useTranslation();
  return (
    // A legend cannot have the layout of other labels, so a paragraph is the label.
    <fieldset
      className={formClasses.group}
      aria-labelledby="option-type"
      data-invalid={isInvalid || undefined}
    >
      <p id="option-type" className="strong">
        {label}
      </p>
      <p className={formClasses.note}>{hint}</p>
      <Tabs value={type} onChange={(value) => onType(optionType.parse(value))} keepMounted={false}>
        <Tabs.List className={classes.tabs ?? ''} aria-labelledby="option-type">
          {optionType.options.map((one) => (
            <Tabs.Tab key={one} value={one} className={classes.tab ?? ''}>
              {t(TYPES[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {optionType.options.map((one) => (
          <Tabs.Panel key={one} value={one}>
            {children}
          </Tabs.Panel>
        ))}
      </Tabs>
    </fieldset>
  );
}
