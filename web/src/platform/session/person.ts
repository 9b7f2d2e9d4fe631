import type { TokenUser } from '@lulus/contract';

export function fullName(user: Pick<TokenUser, 'first_name' | 'middle_name' | 'last_name'>): string {
  return [user.first_name, user.middle_name, user.last_name].filter(Boolean).join(' ');
}

/** Returns the first letters of the first and last name. */
export function initials(user: Pick<TokenUser, 'first_name' | 'last_name'>): string {
  return [user.first_name, user.last_name]
    .map((name) => [...(name ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
