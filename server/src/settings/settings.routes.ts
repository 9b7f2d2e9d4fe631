import { getSettings } from '@lulus/contract';
import type { Context } from '../context.ts';
import { type Http, serve } from '../http/serve.ts';
import { readSettings } from './read-settings.ts';

export function settingsRoutes(http: Http, context: Context): void {
  serve(http, getSettings, () => readSettings(context));
}
