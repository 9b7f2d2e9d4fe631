/** The passwords and tokens that went in and out in a test, none of which may be in the log. */

/** Names of fields whose values are nobody else's business. */
const SECRET = /password|token|secret/i;
/** The token in a set-password link. */
const LINK = /[?&]token=([\w-]+)/;
/** Shorter ones, such as the `x` of a call that is to be refused, are in many words. */
const MIN_LENGTH = 8;

export interface Secrets {
  add(text: string): void;
  /** Adds every secret in what was sent or answered. */
  collect(value: unknown, name?: string): void;
  foundIn(lines: readonly string[]): string[];
}

export function collectSecrets(): Secrets {
  const known = new Set<string>();

  function add(text: string): void {
    if (text.length >= MIN_LENGTH) known.add(text);
    // The signature of a token is its secret part, and is as good as the whole where the rest is known.
    const signature = text.split('.')[2];
    if (signature && signature.length >= MIN_LENGTH) known.add(signature);
  }

  function collect(value: unknown, name = ''): void {
    if (typeof value === 'string') {
      const link = LINK.exec(value)?.[1];
      if (link) add(link);
      if (SECRET.test(name)) add(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, inner] of Object.entries(value)) collect(inner, Array.isArray(value) ? name : field);
    }
  }

  return {
    add,
    collect,
    foundIn: (lines) => lines.filter((line) => [...known].some((secret) => line.includes(secret))),
  };
}
