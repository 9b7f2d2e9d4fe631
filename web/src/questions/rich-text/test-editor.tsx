/** Renders the editor of rich text in tests. */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { EXAM_ID } from '../../examinations/test-examinations.ts';
import { PictureOwner } from './picture-owner.ts';
import { RichTextField } from './rich-text-field.tsx';

// jsdom has no layout.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
document.elementFromPoint ??= () => null;

/** Renders the editor with its toolbar unfolded. `html()` returns what it has reported last. */
export async function renderEditor(initial = '<p></p>') {
  const user = userEvent.setup();
  const onChange = vi.fn<(html: string) => void>();
  const onSubmit = vi.fn();
  renderScreen(
    <PictureOwner value={EXAM_ID}>
      <div onSubmit={onSubmit}>
        <RichTextField label="Question" initial={initial} error={undefined} onChange={onChange} />
      </div>
    </PictureOwner>,
  );
  const field = await screen.findByRole('textbox', { name: 'Question' });
  await user.click(screen.getByRole('button', { name: 'More formats' }));
  return { user, field, onSubmit, html: () => onChange.mock.lastCall?.[0] };
}
