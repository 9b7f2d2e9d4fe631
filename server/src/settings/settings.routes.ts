import { getFirstSteps, getSettings, updateSettings } from '@lulus/contract';
import { actorOf } from '../audit/actor.ts';
import type { Context } from '../context.ts';
import { type Http, serve } from '../http/serve.ts';
import { changeSettings } from './change-settings.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { readSettings } from './read-settings.ts';

export function settingsRoutes(http: Http, context: Context): void {
  serve(http, getSettings, () => readSettings(context));

  serve(http, getFirstSteps, () => readFirstSteps(context.db));

  serve(http, updateSettings, async ({ body, files, ...call }) => ({
    message: 'The settings are saved.',
    settings: await changeSettings(context, actorOf(call), body, files),
  }));
}
