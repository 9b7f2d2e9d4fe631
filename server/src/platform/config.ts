/** Configuration from the environment, parsed once at start. docs/operations.md explains each variable. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import {
  email,
  findPasswordFault,
  MAX_PASSWORD_LENGTH,
  MIN_STAFF_PASSWORD_LENGTH,
  timeZone,
} from '@lulus/contract';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { s3Address } from './s3-address.ts';

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((value) => value === 'on');
const ADMIN_PASSWORD_RULE = `must have at least ${MIN_STAFF_PASSWORD_LENGTH} characters, and not be what anyone would guess first`;
/** Names that Fastify accepts for loopback, link-local and private networks. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isProxyAddress(written: string): boolean {
  const part = written.trim();
  return NAMED_NETWORKS.includes(part) || isIP(part) !== 0 || ipaddr.isValidCIDR(part);
}

/** Times such as 02:00,14:30, in 24-hour notation. */
const TIMES_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d(,([01]\d|2[0-3]):[0-5]\d)*$/;

/** More processes would need more connections than the embedded PostgreSQL accepts. */
const MAX_WORKERS_EMBEDDED = 4;
const MAX_WORKERS = 64;

export const variables = z.object({
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  MIGRATE_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional(),
  FILES_URL: s3Address.optional(),
  WORKERS: z.coerce
    .number({ error: 'must be a number of processes' })
    .int()
    .min(1)
    .max(MAX_WORKERS)
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text.split(',').every(isProxyAddress),
      'must be addresses or networks such as 10.0.0.0/8, with commas',
    )
    .transform((text) => text.split(',').map((part) => part.trim()))
    .optional(),
  ADMIN_EMAIL: z
    .string()
    .refine((text) => email.safeParse(text).success, 'must be an email address')
    .pipe(email)
    .default('admin@lulus.local'),
  ADMIN_PASSWORD: z.string().max(MAX_PASSWORD_LENGTH, 'is too long').optional(),
  SAMPLE: onOff.default(true),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  JWT_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  TOKEN_HOURS: z.coerce.number({ error: 'must be a number of hours' }).positive().max(8760).default(12),
  TIME_ZONE: z
    .string()
    .refine((name) => timeZone.safeParse(name).success, 'must be a time zone such as Asia/Jakarta')
    .default('Asia/Jakarta'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  SMTP_TLS: onOff.default(true),
  MAIL_FROM: z.string().max(200).default('Lulus <lulus@localhost>'),
  BACKUP_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  BACKUP_AT: z
    .string()
    .regex(TIMES_OF_DAY, 'must be a time such as 02:00, or several with commas')
    .default('02:00')
    .transform((times) => times.split(',')),
  BACKUP_KEEP: z.coerce.number({ error: 'must be a number of backups' }).int().min(1).default(7),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});

const environment = variables
  .refine((config) => !config.SMTP_URL || config.PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    error: 'must be set where SMTP_URL is: the links in mails begin with it',
  })
  .superRefine(({ ADMIN_EMAIL, ADMIN_PASSWORD }, { addIssue }) => {
    if (ADMIN_PASSWORD === undefined) return;
    const reason = findPasswordFault(ADMIN_PASSWORD, { role: 'admin', email: ADMIN_EMAIL });
    if (reason) addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message: ADMIN_PASSWORD_RULE });
  })
  .refine((config) => config.DATABASE_URL || (config.WORKERS ?? 1) <= MAX_WORKERS_EMBEDDED, {
    path: ['WORKERS'],
    error: `must be at most ${MAX_WORKERS_EMBEDDED} where DATABASE_URL is not set`,
  })
  .refine((config) => !config.JWT_SECRET_PREVIOUS || config.JWT_SECRET, {
    path: ['JWT_SECRET_PREVIOUS'],
    error: 'has no use without JWT_SECRET, whose predecessor it is',
  })
  .transform((config) => ({ ...config, WORKERS: config.WORKERS ?? defaultWorkers(config) }));

/** One process for each core. */
function defaultWorkers({ DATABASE_URL }: { DATABASE_URL?: string | undefined }): number {
  return Math.min(availableParallelism(), DATABASE_URL ? MAX_WORKERS : MAX_WORKERS_EMBEDDED);
}

export type Config = z.output<typeof environment>;

/** Thrown for a wrong environment. The message has one line per variable, with its name and the reason. */
export class ConfigError extends Error {}

/** An empty variable counts as unset, since shells and compose files leave unset variables empty. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set, { error: () => 'is not valid' });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The configuration is wrong:\n${lines.join('\n')}`);
}
