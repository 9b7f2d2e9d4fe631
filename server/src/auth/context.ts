import type { SettingsContext } from '../settings/context.ts';
import type { Throttle } from './login/throttle.ts';
import type { SessionStore } from './sessions/sessions.ts';
import type { KeyRing } from './sessions/signing-keys.ts';
import type { TokenSigner } from './sessions/tokens.ts';

export interface AuthContext extends SettingsContext {
  keys: KeyRing;
  throttle: Throttle;
  tokens: TokenSigner;
  sessions: SessionStore;
}
