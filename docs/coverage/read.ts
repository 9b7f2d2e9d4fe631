import { readFileSync } from 'node:fs';

const repository = new URL('../../', import.meta.url);

/** A file of the repository as text, by its path from the root. */
export const read = (path: string) => readFileSync(new URL(path, repository), 'utf8');
