import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { WorkingButton } from './working-button.tsx';

function Download() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <WorkingButton
        icon={null}
        working={presses > 0 && 'Preparing…'}
        onClick={() => setPresses(presses + 1)}
      >
        Download
      </WorkingButton>
      <output>{presses}</output>
    </>
  );
}

test('a working button announces its progress and ignores a second press', async () => {
  renderScreen(<Download />);
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  const button = await screen.findByRole('button', { name: 'Preparing…' });
  fireEvent.click(button);
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1'),
  );
  expect(screen.getByText('Preparing…', { selector: '[role=status]' })).toBeTruthy();
});
