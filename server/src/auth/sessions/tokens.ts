/** Signs and reads access tokens (JWT, HS256). The payload is the user, as described in contract/src/auth.ts. */
import { type Display, type Role, type TokenUser, tokenUser } from '@lulus/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from './signing-keys.ts';

const ALGORITHM = 'HS256';
const PARTY = { issuer: 'lulus', audience: 'lulus' };

export interface TokenSubject {
  id: string;
  role: Role;
  first_name: string;
  middle_name: string | null;
  last_name: string | null;
  email: string | null;
  class: string | null;
  must_change_password: boolean;
  /** Null or undefined if the user has the default display settings. */
  display?: Display | null | undefined;
}

export interface TokenSigner {
  sign(subject: TokenSubject, session: { id: string; expires_at: Date }): Promise<string>;
  /** Returns the user in the token, or undefined if it is forged, expired or not ours. */
  read(token: string): Promise<TokenUser | undefined>;
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

export function createTokenSigner(keys: KeyRing, clock: () => Date): TokenSigner {
  function secretOf({ kid = '' }: { kid?: string }): Uint8Array {
    const key = keys.find(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.secret;
  }

  return {
    sign(subject, session) {
      const { id: kid, secret } = keys.current();
      // The time of this token, not of its session, because browsers set their clocks by it.
      const issuedAt = seconds(clock());
      return new SignJWT({
        id: subject.id,
        role: subject.role,
        first_name: subject.first_name,
        middle_name: subject.middle_name,
        last_name: subject.last_name,
        email: subject.email,
        class: subject.class,
        must_change_password: subject.must_change_password,
        ...(subject.display && { display: subject.display }),
      })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setSubject(subject.id)
        .setJti(session.id)
        .setIssuer(PARTY.issuer)
        .setAudience(PARTY.audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(seconds(session.expires_at))
        .sign(secret);
    },

    async read(token) {
      try {
        const { payload } = await jwtVerify(token, secretOf, {
          ...PARTY,
          algorithms: [ALGORITHM],
          currentDate: clock(),
        });
        return tokenUser.safeParse(payload).data;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
