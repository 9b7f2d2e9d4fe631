import * as contract from '@lulus/contract';
import { type TOTP, URI } from 'otpauth';
import { PASSWORD } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { Admin, Deed } from './deed.ts';

/** An admin's actions on the school's settings, the audit log and their own account. */
export function schoolDeeds(app: TestApp, as: Admin): Deed[] {
  const { call, context } = app;
  /** Codes for the second factor, which the last actions turn on and off. */
  let recoveryCodes: string[] = [];
  return [
    {
      endpoint: contract.exportAuditLines,
      async act() {
        await call(contract.exportAuditLines, { as, query: { action: 'login_failed' } });
        return [{ action: 'audit_log_exported', after: { action: 'login_failed', lines: 0 } }];
      },
    },
    {
      endpoint: contract.updateSettings,
      async act() {
        await call(contract.updateSettings, { as, body: { school_name: 'SMA Nusantara', prize_on: 'true' } });
        const change = { before: { school_name: '' }, after: { school_name: 'SMA Nusantara' } };
        return [{ action: 'settings_changed', ...change }];
      },
    },
    {
      endpoint: contract.confirmSecondFactor,
      async act() {
        const { reply } = await call(contract.beginSecondFactor, { as, body: { password: PASSWORD } });
        const timestamp = context.clock().getTime();
        const code = (URI.parse(reply.uri) as TOTP).generate({ timestamp });
        const confirmed = await call(contract.confirmSecondFactor, { as, body: { code } });
        recoveryCodes = confirmed.reply.recovery_codes;
        return [{ action: 'second_factor_on', person_id: as.id, before: null, after: null }];
      },
    },
    {
      endpoint: contract.renewRecoveryCodes,
      async act() {
        const body = { password: PASSWORD, code: recoveryCodes[0] ?? '' };
        recoveryCodes = (await call(contract.renewRecoveryCodes, { as, body })).reply.recovery_codes;
        return [{ action: 'recovery_codes_renewed', person_id: as.id, before: null, after: null }];
      },
    },
    {
      endpoint: contract.removeSecondFactor,
      async act() {
        const body = { password: PASSWORD, code: recoveryCodes[0] ?? '' };
        await call(contract.removeSecondFactor, { as, body });
        return [{ action: 'second_factor_off', person_id: as.id, before: null, after: null }];
      },
    },
  ];
}
