import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../platform/i18n/message-text.ts';
import { pageOf } from '../platform/ui/tables/pages.ts';
import { PagedRows } from '../students/paged-rows.tsx';
import table from '../students/rows-table.module.css';
import type { Preview } from './interchange.api.ts';
import classes from './question-notes.module.css';

interface Props {
  label: string;
  notes: Preview['refused'];
  kind: 'refused' | 'warning';
}

/** Table of questions of a file with their places, and why they are refused or what they lose. */
export function QuestionNotes({ label, notes, kind }: Props) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(1);
  return (
    <PagedRows
      label={label}
      columns={[t('interchange.place'), t('interchange.reason')]}
      page={pageOf(notes, wanted)}
      keyOf={({ n, message }) => `${n} ${message}`}
      cells={({ ref, ...reason }) => (
        <>
          <th scope="row">{ref}</th>
          <td>
            <span className={kind === 'refused' ? table.reason : classes.warning}>
              {messageText(reason, reason.message)}
            </span>
          </td>
        </>
      )}
      showing={(shown) => t('interchange.showing', shown)}
      onPage={setWanted}
    />
  );
}
