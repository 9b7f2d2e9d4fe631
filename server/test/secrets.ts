/** The passwords, tokens and codes that went in and out in a test, none of which may be in a log. */

/** Names of fields whose values are nobody else's business. */
const SECRET = /password|token|secret|signature|recovery_codes/i;
/** The token in a set-password link, the signature of a file's address, and the secret in the address of an app's QR code. */
const IN_ADDRESS = /[?&](?:token|signature|secret)=([\w-]+)/g;
/** Shorter ones, such as the `x` of a call that is to be refused, are in many words. */
const MIN_LENGTH = 8;
/** One character over and over: a long text of another field is made of it, too. */
const FILLING = /^(.)\1*$/s;
/** Of an authenticator app. So few digits are a part of many numbers, so they are looked for as a word of their own. */
const APP_CODE = /^\d{6}$/;
/** The first admin's, which the first start shows to whoever started the server. */
const SHOWN_ONCE = /^ {2}Password\s+(\S+) {3}shown this once: keep it$/;

/** What is a secret by its look, whoever made it. */
const LOOKS: RegExp[] = [
  // A token of ours: three parts, the first of which is JSON.
  /eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/,
  /[?&](?:token|signature|secret)=[\w-]+/,
  // The hash of a password.
  /\$argon2/,
  // A field of that name, also in a text within a text.
  /"\w*(?:password|token|secret|signature|recovery_codes)\w*\\*":\s*\[?\\*"[^"\\]/i,
];

export interface Secrets {
  add(text: string): void;
  /** Adds every secret in what was sent or answered. */
  collect(value: unknown, name?: string): void;
  /** Lines with one of them, or with what looks like any. */
  foundIn(lines: readonly string[]): string[];
}

export function collectSecrets(): Secrets {
  const known = new Set<string>();
  const codes = new Set<string>();

  function add(text: string): void {
    if (text.length >= MIN_LENGTH && !FILLING.test(text)) known.add(text);
    // The signature of a token is its secret part, and is as good as the whole where the rest is known.
    const signature = text.split('.')[2];
    if (signature && signature.length >= MIN_LENGTH) known.add(signature);
  }

  function collect(value: unknown, name = ''): void {
    if (typeof value === 'string') {
      for (const [, inside = ''] of value.matchAll(IN_ADDRESS)) add(inside);
      if (SECRET.test(name)) add(value);
      if (name === 'code' && APP_CODE.test(value)) codes.add(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, inner] of Object.entries(value)) collect(inner, Array.isArray(value) ? name : field);
    }
  }

  function isTold(line: string): boolean {
    const shown = SHOWN_ONCE.exec(line)?.[1];
    if (shown) add(shown);
    return (
      shown === undefined &&
      (LOOKS.some((look) => look.test(line)) ||
        [...known].some((secret) => line.includes(secret)) ||
        (line.match(/\b\d{6}\b/g) ?? []).some((word) => codes.has(word)))
    );
  }

  return { add, collect, foundIn: (lines) => lines.filter(isTold) };
}

/** What the tests of this process have told real servers, and heard from them. */
export const heard = collectSecrets();

/** Adds the passwords and tokens that a server is started with. */
export function hearEnvironment(env: Record<string, string | undefined>): void {
  heard.collect(env);
  for (const value of Object.values(env)) {
    const { password = '' } = (URL.canParse(value ?? '') && new URL(value ?? '')) || {};
    heard.add(decodeURIComponent(password));
  }
}
