import type { SettingsContext } from '../settings/context.ts';
import type { RateLimits } from './login/rate-limits.ts';
import type { SessionStore } from './sessions/sessions.ts';
import type { KeyRing } from './sessions/signing-keys.ts';
import type { TokenSigner } from './sessions/tokens.ts';

export interface AuthContext extends SettingsContext {
  keys: KeyRing;
  limits: RateLimits;
  tokens: TokenSigner;
  sessions: SessionStore;
}
