import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../audit/field-texts.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import classes from '../dialog.module.css';
import type { ImportOutcome } from '../students.api.ts';
import { ImportChangesSum } from './import-changes.tsx';
import { ImportProblem } from './import-problem.tsx';
import reportClasses from './import-report.module.css';
import { ImportRows } from './import-rows.tsx';
import { ImportSelfRegistered } from './import-self-registered.tsx';
import { selfRegistered, writable } from './import-state.ts';

interface Props {
  file: File;
  report: ImportOutcome;
  errors: string[];
  /** Checkbox that leaves self-registered accounts as they are. */
  keep: UseFormRegisterReturn;
  onOtherFile: () => void;
  onUpload: () => void;
}

/** Report on the effects of a file. Nothing is written before 'Upload'. */
export function ImportReport({ file, report, errors, keep, onOtherFile, onUpload }: Props) {
  const { t } = useTranslation();
  const { field } = useFieldTexts();
  const namesText = ({ names, more }: ImportOutcome['other_columns']) =>
    more > 0 ? t('students.andMore', { names: names.join(', '), more }) : names.join(', ');
  const count = report.rejected.length;
  const notes = report.rows.flatMap((row) => row.notes);
  const zeros = notes.filter(({ code }) => code === 'zeros_added').length;
  const notLogins = notes.filter(({ code }) => code === 'number_not_a_login').length;
  return (
    <>
      <h3 className={reportClasses.title} tabIndex={-1} data-autofocus>
        {t('students.reportTitle')}
      </h3>
      <p className={reportClasses.file}>
        {file.name}
        <br />
        {t('students.fieldsRead', {
          sheet: report.sheet,
          row: report.from_row,
          fields: report.fields.map(field).join(', '),
        })}
        <br />
        {report.fields.includes('full_name') && !report.fields.includes('first_name') && (
          <>
            {t('students.splitNames')}
            <br />
          </>
        )}
        {report.other_columns.names.length > 0 && (
          <>
            {t('students.otherColumns', { columns: namesText(report.other_columns) })}
            <br />
          </>
        )}
        {report.other_sheets.names.length > 0 && (
          <>
            {t('students.otherSheets', { sheets: namesText(report.other_sheets) })}
            <br />
          </>
        )}
        {report.new_classes.names.length > 0 && (
          <>
            {t('students.newClasses', { classes: namesText(report.new_classes) })}
            <br />
          </>
        )}
        <ImportChangesSum rows={report.rows} />
        {zeros > 0 && (
          <>
            <br />
            {t('students.zerosAdded', { count: zeros })}
          </>
        )}
        {notLogins > 0 && (
          <>
            <br />
            {t('students.notLogins', { count: notLogins })}
          </>
        )}
        {report.login_passwords > 0 && (
          <>
            <br />
            {t('students.loginPasswords', { count: report.login_passwords })}
          </>
        )}
      </p>
      {selfRegistered(report) > 0 && <ImportSelfRegistered count={selfRegistered(report)} keep={keep} />}
      <ImportRows rows={report.rows} />
      {writable(report) === 0 && <p className={classes.problem}>{t('students.nothingToWrite')}</p>}
      {writable(report) > 0 && count > 0 && (
        <p className={reportClasses.note}>{t('students.refusedNote', { count })}</p>
      )}
      <ImportProblem errors={errors} headline />
      <div className={classes.actions}>
        <Button variant="default" onClick={onOtherFile}>
          {t('students.otherFile')}
        </Button>
        <ActionButton icon={IconUpload} variant="filled" disabled={writable(report) === 0} onClick={onUpload}>
          {t('students.upload')}
        </ActionButton>
      </div>
    </>
  );
}
