import type { Answer } from './connection.ts';

/** Throws for an answer that is not a success, with its text. */
export function assertSuccess({ status, body }: Answer, what: string): void {
  if (status !== 200) throw new Error(`${what}: ${status} ${body.toString().slice(0, 200)}`);
}

export function assertThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
