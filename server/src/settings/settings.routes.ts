import { getFirstSteps, getSettings, updateSettings } from '@lulus/contract';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { changeSettings } from './change-settings.ts';
import type { SettingsContext } from './context.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { readSettings } from './read-settings.ts';

export function settingsRoutes(http: Http, context: SettingsContext): void {
  serve(http, getSettings, () => readSettings(context));

  serve(http, getFirstSteps, () => readFirstSteps(context.db));

  serve(http, updateSettings, async ({ body, files, say, ...call }) => ({
    message: say('settings_saved'),
    settings: await changeSettings(context, actorOf(call), body, files),
  }));
}
