import { type ComponentType, lazy } from 'react';
import { fetchWords, type Part } from './i18n.ts';

/** Returns a lazy component. Its code and the texts of these parts load when it is first rendered. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, ...parts: Part[]) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), ...parts.map(fetchWords)]);
    return { default: component };
  });
}

/** Returns a lazy component for admins. It may use the texts of all pages. */
export function lazyAdminPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazyPart(load, 'later', 'admins');
}
