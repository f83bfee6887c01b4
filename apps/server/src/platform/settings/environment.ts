import { isAbsolute } from 'node:path';
import * as z from 'zod/mini';
import { FAILPOINTS } from '../failpoints.ts';
import { SESSION_RATE } from '../admission/admission.ts';
import {
  address,
  choice,
  host,
  hostList,
  mailSender,
  named,
  namedKeys,
  optional,
  siteAddress,
  text,
  trustedProxies,
  wholeNumber,
} from './fields.ts';

interface About {
  readonly fallback: string;
  readonly about: string;
}

const notes = z.registry<About>();

function setting<S extends z.ZodMiniType>(fallback: string, about: string, schema: S): S {
  notes.add(schema, { fallback, about });
  return schema;
}

const secretText = () => text('must have 16 characters or more', (value) => value.length >= 16);
const bucketName = text('must be the name of a bucket', (value) => /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(value));
const anything = () => text('must not be empty', (value) => value !== '');
const nodes = (network: string) =>
  setting('', `${network}: JSON-RPC addresses of two independent nodes, a comma between them`, z.string());
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every setting that the environment can give. `docs/configuration.md` and `.env.example` are generated from this table. */
export const ENVIRONMENT = z.object({
  PORT: setting('8080', 'the port of member app, console and API', wholeNumber(0, 65_535)),
  HOST: setting('127.0.0.1', 'the address to listen on', host),
  DATA_DIR: setting('./data', 'embedded database, uploads, large files of lists and the server’s own keys', anything()),
  DATABASE_URL: setting(
    '',
    'PostgreSQL instead of the embedded database; on another host with `sslmode=verify-full` (live)',
    optional(address('postgres', 'postgresql')),
  ),
  FILES: setting(
    'local',
    'where pictures and large files of lists lie: `local` in DATA_DIR, which several processes may share, or `s3` in a private bucket',
    choice(['local', 's3']),
  ),
  S3_ENDPOINT: setting('', 'address of the store of objects', optional(siteAddress)),
  S3_BUCKET: setting('', 'name of the private bucket', optional(bucketName)),
  S3_REGION: setting('us-east-1', 'region of the bucket', anything()),
  S3_STYLE: setting(
    'path',
    'whether the bucket stands in the `path` of addresses or in their `host`',
    choice(['path', 'host']),
  ),
  S3_KEY_ID: setting('', 'name of the key to the bucket', optional(anything())),
  S3_SECRET_KEY: setting('', 'the key to the bucket', optional(anything())),
  DATABASE_DIRECT_URL: setting(
    '',
    'the PostgreSQL behind a pooler, for migrations, checks and listening; empty: DATABASE_URL',
    optional(address('postgres', 'postgresql')),
  ),
  DATABASE_READ_URL: setting(
    '',
    'a PostgreSQL that follows the one of DATABASE_URL, for reads that may be some seconds old; empty: none',
    optional(address('postgres', 'postgresql')),
  ),
  DATABASE_POOL: setting('16', 'connections to DATABASE_URL for requests', wholeNumber(1, 500)),
  MIGRATE: setting(
    'auto',
    'whether this process brings the database forward at its start, or (`check`) waits a minute for another that does',
    choice(['auto', 'check']),
  ),
  NAMED_STATEMENTS: setting(
    'on',
    'PostgreSQL keeps the plans of repeated statements; `off` behind a pooler that shares connections between transactions',
    choice(['on', 'off']),
  ),
  PROCESS: setting(
    'all',
    'what this process does: `all`, `web` answers requests, `worker` works on what is due; several share DATABASE_URL, PEPPER, VERIFICATION_KEYS and the files',
    choice(['all', 'web', 'worker']),
  ),
  DRAIN_SECONDS: setting(
    '',
    'how long this process serves on when it is to end and says that it is not ready; empty: 5 with `PROCESS=web`, otherwise 0',
    optional(wholeNumber(0, 60)),
  ),
  CONNECTIONS: setting('8192', 'connections that this process has open at once', wholeNumber(64, 65_535)),
  PUBLIC_URL: setting('', 'the address people use; origin of cookies, passkeys and links', optional(siteAddress)),
  GREENHALL_MODE: setting(
    'sandbox',
    '`sandbox`, or `live`: refuses test seams, so that operators can go live',
    choice(['sandbox', 'live']),
  ),
  PEPPER: setting(
    '',
    'secret of this installation, 16 characters or more; empty: made and kept in DATA_DIR (sandbox with a database of this machine only)',
    optional(secretText()),
  ),
  PEPPER_BEFORE: setting(
    '',
    'the secret before PEPPER was changed, until everybody has signed in once (docs/security.md)',
    optional(secretText()),
  ),
  VERIFICATION_KEYS: setting(
    '',
    'keys that seal identity documents, `id:key,id:key`, the first one for what is new; empty: made and kept in DATA_DIR (where PEPPER may be)',
    optional(namedKeys),
  ),
  SMTP_URL: setting(
    '',
    'mail server: `smtps://`, or `smtp://…?requireTLS=true`; empty: a readable outbox in DATA_DIR (sandbox only)',
    optional(address('smtp', 'smtps')),
  ),
  SMS_URL: setting(
    '',
    'takes text messages, `{to, text}` by POST; empty: that outbox (sandbox only)',
    optional(address('http', 'https')),
  ),
  PUSH_HOSTS: setting(
    'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    'push services that may be contacted, commas between them; `*.` stands for any name before',
    hostList,
  ),
  MAIL_FROM: setting('Greenhall <no-reply@localhost>', 'sender of mails', mailSender),
  PASSWORD_MAX: setting('12', 'longest login password, 12 to 64', wholeNumber(12, 64)),
  MESSAGES_PER_DAY: setting('2000', 'codes sent by mail and text message a day, in all', wholeNumber(1, 1_000_000)),
  MESSAGES_PER_PREFIX: setting(
    '200',
    'text messages a day to numbers with the same first 7 digits',
    wholeNumber(1, 1_000_000),
  ),
  SESSION_PACE: setting(
    String(SESSION_RATE),
    'requests a second that one session may send for long; ten times as many at once',
    wholeNumber(1, 99_999),
  ),
  ALARMS_TO_LOOPBACK: setting(
    'off',
    '`on` lets webhooks of alarms lead to this machine, by http too (sandbox only)',
    choice(['on', 'off']),
  ),
  BACKUP_KEY: setting(
    '',
    'key of the copies of pictures, 32 characters or more; keep it apart from them (docs/operations.md)',
    optional(text('must have 32 characters or more', (value) => value.length >= 32)),
  ),
  PICTURES_BACKUP: setting(
    '',
    'folder on another disk for encrypted copies of pictures, made each minute; needs BACKUP_KEY (docs/operations.md)',
    optional(text('must be an absolute path', isAbsolute)),
  ),
  KEYS_BACKUP_KEY: setting(
    '',
    'key of the archive of PEPPER and VERIFICATION_KEYS, 32 characters or more, another one than BACKUP_KEY (docs/operations.md)',
    optional(text('must have 32 characters or more', (value) => value.length >= 32)),
  ),
  METRICS_TOKEN: setting('', 'bearer token of `/metrics`; empty: closed', optional(anything())),
  METRICS_PORT: setting(
    '0',
    'port of 127.0.0.1 alone that answers `/metrics` without a token, which is then nowhere else; 0: none',
    wholeNumber(0, 65_535),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    '',
    'address of an OpenTelemetry collector, which is sent traces of one request in a hundred by OTLP over HTTP; empty: none',
    optional(siteAddress),
  ),
  LOG_LEVEL: setting('info', '`trace` to `fatal`, or `silent`', choice(LEVELS)),
  TRUST_PROXY: setting(
    'false',
    'proxies that set X-Forwarded-For: how many, or their networks (`10.0.0.0/8,loopback`); needed in live mode; `true` for any (sandbox only)',
    trustedProxies,
  ),
  BEP20_NODES: nodes('BEP20'),
  BEP20_TOKEN: setting('', 'contract of the token that is traded there', z.string()),
  BEP20_DECIMALS: setting('18', 'its decimals', wholeNumber(0, 30)),
  BEP20_CONFIRMATIONS: setting('15', 'blocks until a payment there is final', wholeNumber(1, 1_000)),
  TRC20_NODES: nodes('TRC20, by the Ethereum-compatible interface'),
  TRC20_TOKEN: setting('', 'contract of the token that is traded there', z.string()),
  TRC20_DECIMALS: setting('6', 'its decimals', wholeNumber(0, 30)),
  TRC20_CONFIRMATIONS: setting('20', 'blocks until a payment there is final', wholeNumber(1, 1_000)),
  FAILPOINT: setting(
    '',
    'a named place where the process dies, for kill tests (sandbox only)',
    optional(named('must be the name of a failpoint', FAILPOINTS)),
  ),
});

export type Environment = z.output<typeof ENVIRONMENT>;
type Name = keyof Environment;
export const NAMES = Object.keys(ENVIRONMENT.shape) as Name[];

/** Settings whose values open something: passwords, keys, tokens, and addresses that may hold one of these. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'PEPPER',
  'PEPPER_BEFORE',
  'VERIFICATION_KEYS',
  'SMTP_URL',
  'SMS_URL',
  'BACKUP_KEY',
  'KEYS_BACKUP_KEY',
  'METRICS_TOKEN',
  'S3_SECRET_KEY',
  'BEP20_NODES',
  'TRC20_NODES',
] as const satisfies readonly Name[];

/** Each variable with its default and description, for the documents. */
export const VARIABLES = NAMES.map((name) => ({
  name,
  ...(notes.get(ENVIRONMENT.shape[name]) ?? { fallback: '', about: '' }),
}));
