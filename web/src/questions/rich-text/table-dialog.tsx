import { NativeSelect, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import formClasses from '../../platform/ui/forms/form.module.css';
import { EditorDialog } from './editor-dialog.tsx';
import type { TableSize } from './table.ts';

const ROWS = 20;
const COLUMNS = 10;
const numbers = (max: number) => Array.from({ length: max }, (_, index) => String(index + 1));

interface Props {
  opened: boolean;
  onClose: () => void;
  onDone: (size: TableSize) => void;
}

/** Asks for the size of a new table. */
export function TableDialog({ opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [size, setSize] = useState<TableSize>({ rows: 3, columns: 2, hasHeader: true });
  return (
    <EditorDialog
      opened={opened}
      onClose={onClose}
      title={t('richText.insertTable')}
      confirm={t('richText.insertPart')}
      onConfirm={() => {
        onDone(size);
        onClose();
      }}
    >
      <div className={formClasses.pair}>
        <NativeSelect
          label={t('richText.tableRows')}
          data={numbers(ROWS)}
          value={String(size.rows)}
          onChange={(event) => setSize({ ...size, rows: Number(event.currentTarget.value) })}
          data-autofocus
        />
        <NativeSelect
          label={t('richText.tableColumns')}
          data={numbers(COLUMNS)}
          value={String(size.columns)}
          onChange={(event) => setSize({ ...size, columns: Number(event.currentTarget.value) })}
        />
      </div>
      <Switch
        label={t('richText.tableHead')}
        checked={size.hasHeader}
        onChange={(event) => setSize({ ...size, hasHeader: event.currentTarget.checked })}
      />
    </EditorDialog>
  );
}
