import type * as contract from '@lulus/contract';
import type { Given } from '@lulus/contract';
import { address } from '../platform/api/address.ts';
import { call } from '../platform/api/client.ts';

export const updateSettings = address<typeof contract.updateSettings>({
  method: 'POST',
  path: '/api/settings',
  multipart: true,
});

export type SettingsChange = Given<typeof contract.updateSettings, 'body'>;

export function saveSettings(body: SettingsChange, logo: File | null) {
  return call(updateSettings, { body, files: logo ? [{ name: 'school_logo', file: logo }] : [] });
}
