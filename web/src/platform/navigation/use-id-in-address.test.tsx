import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useIdInAddress } from './use-id-in-address.ts';

const [ONE, OTHER] = ['01a1fbd7-63b8-7644-8d79-000000000001', '01a1fbd7-63b8-7644-8d79-000000000002'];

function open(address: string, remembered: string | null = null) {
  let known = remembered;
  const write = vi.fn((id: string) => {
    known = id;
  });
  const read = () => known;
  function Page() {
    const { pathname, search } = useLocation();
    return (
      <>
        <p>{useIdInAddress({ name: 'exam', read, write }) ?? 'nothing'}</p>
        <p>{pathname + search}</p>
        <Link to="/other">On</Link>
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), known: () => known };
}

const texts = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

test('a remembered id is added to the address, beside other parameters', async () => {
  open('/page?q=light', ONE);
  expect(texts()).toEqual([ONE, `/page?q=light&exam=${ONE}`]);
});

test('an id in the address wins, and is remembered for the next page', async () => {
  const { user, known } = open(`/page?exam=${OTHER}`, ONE);
  expect(texts()).toEqual([OTHER, `/page?exam=${OTHER}`]);
  expect(known()).toBe(OTHER);
  await user.click(screen.getByRole('link'));
  expect(texts()).toEqual([OTHER, `/other?exam=${OTHER}`]);
});

test('an invalid id in the address is ignored', () => {
  open('/page?exam=7');
  expect(texts()).toEqual(['nothing', '/page?exam=7']);
});
