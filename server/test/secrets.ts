/** Collects the passwords, tokens and codes that a test sends and receives. None of them may be in a log. */

/** Names of fields with secret values. `card_passwords_until` is a date. */
const SECRET = /password(?!s_until)|token|secret|signature|recovery_codes/i;
/**
 * The token in a set-password link, the signature of a file's address, and the secret in an app's QR code.
 */
const IN_ADDRESS = /[?&](?:token|signature|secret)=([\w-]+)/g;
/** Shorter values, such as the `x` of a call that must fail, are part of many words. */
const MIN_LENGTH = 8;
/** One repeated character, which long texts of other fields consist of, too. */
const FILLING = /^(.)\1*$/s;
/** A code of an authenticator app. Its six digits are part of many numbers, so only whole words match. */
const APP_CODE = /^\d{6}$/;
/** The first admin's password, which the first start prints once. */
const SHOWN_ONCE = /^ {2}Password\s+(\S+) {3}shown this once: keep it$/;

/** Patterns that match any secret, even if it was not collected. */
const LOOKS: RegExp[] = [
  // Our tokens have three parts, the first of which is JSON.
  /eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/,
  /[?&](?:token|signature|secret)=[\w-]+/,
  // A password hash.
  /\$argon2/,
  // A field with a secret name, also in nested JSON.
  /"\w*(?:password(?!s_until)|token|secret|signature|recovery_codes)\w*\\*":\s*\[?\\*"[^"\\]/i,
];

export interface Secrets {
  add(text: string): void;
  /** Adds every secret of a request or a reply. */
  collect(value: unknown, name?: string): void;
  /** Returns the lines that contain a collected secret, or match a pattern. */
  foundIn(lines: readonly string[]): string[];
}

export function collectSecrets(): Secrets {
  const known = new Set<string>();
  const codes = new Set<string>();

  function add(text: string): void {
    if (text.length >= MIN_LENGTH && !FILLING.test(text)) known.add(text);
    // The signature is the secret part of a token. The rest is easy to restore.
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

  function hasSecret(line: string): boolean {
    const shown = SHOWN_ONCE.exec(line)?.[1];
    if (shown) add(shown);
    return (
      shown === undefined &&
      (LOOKS.some((look) => look.test(line)) ||
        [...known].some((secret) => line.includes(secret)) ||
        (line.match(/\b\d{6}\b/g) ?? []).some((word) => codes.has(word)))
    );
  }

  return { add, collect, foundIn: (lines) => lines.filter(hasSecret) };
}

/** Secrets that tests of this process sent to real servers, and received from them. */
export const secrets = collectSecrets();

/** Adds the passwords and tokens in a server's environment. */
export function collectFromEnvironment(env: Record<string, string | undefined>): void {
  secrets.collect(env);
  for (const value of Object.values(env)) {
    const { password = '' } = (URL.canParse(value ?? '') && new URL(value ?? '')) || {};
    secrets.add(decodeURIComponent(password));
  }
}
