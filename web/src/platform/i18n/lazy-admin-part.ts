import { type ComponentType, lazy } from 'react';
import { addAdminWords } from './i18n.ts';

/** Returns a lazy component. Its code and the admins' texts load when it is first rendered. */
export function lazyAdminPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), addAdminWords()]);
    return { default: part };
  });
}
