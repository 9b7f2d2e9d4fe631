import type { PlatformContext } from '../platform/context.ts';
import type { SettingsCache } from './settings-cache.ts';

export interface SettingsContext extends PlatformContext {
  settings: SettingsCache;
}
