import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import './form-history.ts';

const purposeOf = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');

test('a field has its autocomplete purpose while it is empty, and `off` once it has content', async () => {
  render(
    <form>
      <input aria-label="Email" type="email" autoComplete="username" />
      <input aria-label="First name" autoComplete="given-name" />
      <input aria-label="Number" autoComplete="tel" defaultValue="081200000001" />
      <input aria-label="Account" autoComplete="username" defaultValue="siti@example.test" readOnly hidden />
      <input aria-label="Password" type="password" autoComplete="current-password" />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'siti@example.test');
  await userEvent.type(screen.getByLabelText('Password'), 'padi kuning');
  expect(purposeOf('Email')).toBe('off');
  expect(purposeOf('First name')).toBe('given-name');
  expect(purposeOf('Number')).toBe('off');
  // Password managers read the account from this hidden field. A person does not type into it.
  expect(purposeOf('Account')).toBe('username');
  // Browsers ask before they save a password.
  expect(purposeOf('Password')).toBe('current-password');
});
