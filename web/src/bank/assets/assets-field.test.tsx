import { MAX_FILES_PER_REQUEST, UPLOAD_ANNOUNCEMENT_MS } from '@lulus/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { AssetsField } from './assets-field.tsx';
import { useFileIntake } from './use-file-intake.ts';

function Field() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const intake = useFileIntake('text', files.length, (taken) => setFiles([...files, ...taken]));
  return (
    <AssetsField
      label="Bank Assets"
      bankType="text"
      files={files}
      intake={intake}
      error={undefined}
      onTakeAway={() => undefined}
    />
  );
}

async function choose(files: File[]) {
  // `applyAccept: false`: dropped and pasted files can have any type.
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Bank Assets'), files);
}
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

describe('files for a question', () => {
  test('of a wrong type are left out, with their names in a warning', async () => {
    renderScreen(<Field />);
    await choose([new File(['x'], 'notes.pdf', { type: 'application/pdf' }), picture('sign.png')]);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('notes.pdf: File is of invalid type'),
    );
    expect(screen.getByRole('button', { name: /sign\.png/ })).toBeTruthy();
  });

  test('beyond the limit are left out, with a warning', async () => {
    renderScreen(<Field />);
    await choose(Array.from({ length: MAX_FILES_PER_REQUEST + 2 }, (_, at) => picture(`${at}.png`)));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The others were left out.'));
    expect(screen.getAllByRole('listitem')).toHaveLength(MAX_FILES_PER_REQUEST);
  });
});

describe('the announcement to screen readers', () => {
  test('is cleared after a moment', async () => {
    renderScreen(<Field />);
    await choose([picture('sign.png')]);
    const announcement = () => screen.getByRole('status').textContent;
    await waitFor(() => expect(announcement()).toContain('1'));
    await waitFor(() => expect(announcement()).toBe(''), { timeout: 2 * UPLOAD_ANNOUNCEMENT_MS });
  });
});
