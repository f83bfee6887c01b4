import type { Network } from '@greenhall/domain/chain/networks';
import * as z from 'zod/mini';
import type { ChainSettings } from '../chain/chain.ts';
import type { S3Settings } from '../files/s3.ts';
import type { NamedKey } from '../secrets/named-key.ts';
import { StartError } from '../start-error.ts';
import { chainFaults, chainsOf } from './chains.ts';
import { ENVIRONMENT, type Environment, NAMES, SECRETS, VARIABLES } from './environment.ts';
import { misspeltVariables } from './misspelt.ts';
import { openSecrets, readValue } from './value-files.ts';

/** The settings of a running server. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The server behind a pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** How many connections requests may have. */
  readonly databasePool: number;
  /** A server that follows, for reads that may lag. */
  readonly databaseReadUrl: string | undefined;
  /** How many connections of callers may be open at once. */
  readonly connections: number;
  /** What this process does of what is to be done. */
  readonly processKind: 'all' | 'web' | 'worker';
  /** How long it serves on, and is not ready any more, before it ends. */
  readonly drainSeconds: number;
  /** The store of objects with the files, where they do not lie in `dataDir`. */
  readonly s3: S3Settings | undefined;
  /** Whether each connection of a database server plans a repeated statement once. */
  readonly keepsPlans: boolean;
  readonly migrates: boolean;
  readonly publicUrl: string | undefined;
  /** Whether every test seam is refused. Live mode itself is switched on by two operators and requires `live` here. */
  readonly mode: 'sandbox' | 'live';
  readonly pepper: string | undefined;
  readonly pepperBefore: string | undefined;
  /** The first one is the current key. */
  readonly verificationKeys: readonly NamedKey[] | undefined;
  readonly smtpUrl: string | undefined;
  readonly smsUrl: string | undefined;
  readonly mailFrom: string;
  /** The push services that may be contacted; `*.` at the beginning stands for any name. */
  readonly pushHosts: readonly string[];
  readonly passwordMax: number;
  readonly messagesPerDay: number;
  readonly messagesPerPrefix: number;
  /** Whether alarms may be sent to this machine, by http too; never in live mode. */
  readonly alarmsToLoopback: boolean;
  /** With which backups of the embedded database and copies of pictures are encrypted. */
  readonly backupKey: string | undefined;
  /** Where encrypted copies of pictures are kept. */
  readonly picturesBackup: string | undefined;
  /** With which the archive of the installation's keys is encrypted. */
  readonly keysBackupKey: string | undefined;
  readonly metricsToken: string | undefined;
  /** 0 where metrics have no port of their own. */
  readonly metricsPort: number;
  /** Where traces go. */
  readonly tracesUrl: string | undefined;
  readonly logLevel: string;
  readonly trustProxy: boolean | number | string[];
  /** Sustained requests a second of one session. */
  readonly sessionPace: number;
  /** `undefined` if a network is not configured. */
  readonly chains: Readonly<Record<Network, ChainSettings | undefined>>;
  readonly failpoint: string | undefined;
}

/** Invalid settings. The program names all of them and exits. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
}

/** A balancer that asks each second has heard of it by then. */
const USUAL_DRAIN_SECONDS = 5;

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const isElsewhere = (url: string): boolean => !LOOPBACK.test(new URL(url).hostname);

/** Of parameters of one name the last one counts. */
const lastOf = (query: URLSearchParams, name: string): string | undefined => query.getAll(name).at(-1);

/** The modes in which a database is spoken to over TLS alone. */
const ENCRYPTED_MODES: readonly (string | undefined)[] = ['require', 'verify-ca', 'verify-full'];

/** Whether a database is on another host. A host in the query goes before the address; one that is a path is a local socket. */
function isDatabaseElsewhere(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const hostThere = lastOf(searchParams, 'host') ?? decodeURIComponent(hostname);
  return !hostThere.startsWith('/') && !LOOPBACK.test(hostThere);
}

/** Whether mail to another host would go without TLS: STARTTLS is otherwise used only if the mail server offers it. */
function isMailOpen(url: string): boolean {
  const { protocol, searchParams } = new URL(url);
  const isForced = lastOf(searchParams, 'requireTLS') === 'true' && !searchParams.has('ignoreTLS');
  return isElsewhere(url) && protocol === 'smtp:' && !isForced;
}

/** The ways to other hosts on which somebody could read along or answer instead. Rule: admin#installation. */
function openWays(set: Environment): string[] {
  const openNodes = (['BEP20_NODES', 'TRC20_NODES'] as const).filter((name) =>
    set[name].split(',').some((url) => URL.canParse(url.trim()) && new URL(url.trim()).protocol !== 'https:'),
  );
  const { SMTP_URL: mail } = set;
  const isDatabaseOpen = (database: string | undefined): boolean =>
    database !== undefined &&
    isDatabaseElsewhere(database) &&
    !ENCRYPTED_MODES.includes(lastOf(new URL(database).searchParams, 'sslmode'));
  const openDatabases = (['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const).filter((name) =>
    isDatabaseOpen(set[name]),
  );
  return [
    ...openDatabases.map((name) => `${name} on another host needs sslmode=verify-full (or require) in live mode`),
    ...(mail !== undefined && isMailOpen(mail)
      ? ['SMTP_URL on another host must begin with smtps:// or end with ?requireTLS=true in live mode']
      : []),
    ...openNodes.map((name) => `${name} must begin with https:// in live mode`),
  ];
}

/**
 * TLS ends at a proxy. Without its word every member would come from one network: the limits of all of them would be one.
 */
function trustFaults({ TRUST_PROXY: trusted }: Environment): string[] {
  if (trusted === false)
    return ['TRUST_PROXY is needed in live mode: the number of proxies before the server, or their networks'];
  return trusted === true ? ['TRUST_PROXY must be a number of proxies or their networks in live mode'] : [];
}

/** Live mode has no test seam. Rule: admin#installation. */
function liveFaults(set: Environment): string[] {
  const needed = (['SMTP_URL', 'SMS_URL', 'PUBLIC_URL', 'DATABASE_URL'] as const).filter((name) => !set[name]);
  const open = (['PUBLIC_URL', 'SMS_URL'] as const).filter((name) => set[name] && !set[name].startsWith('https://'));
  const own = (['BEP20_NODES', 'TRC20_NODES'] as const).filter((name) =>
    set[name].split(',').some((url) => URL.canParse(url.trim()) && !isElsewhere(url.trim())),
  );
  return [
    ...needed.map((name) => `${name} is needed in live mode`),
    ...(set.PEPPER ? [] : ['PEPPER is needed in live mode: 16 characters or more that stay the same for good']),
    ...(set.VERIFICATION_KEYS ? [] : ['VERIFICATION_KEYS is needed in live mode: keys that seal identity documents']),
    ...open.map((name) => `${name} must begin with https:// in live mode`),
    ...(set.S3_ENDPOINT && isElsewhere(set.S3_ENDPOINT) && !set.S3_ENDPOINT.startsWith('https://')
      ? ['S3_ENDPOINT on another host must begin with https:// in live mode']
      : []),
    ...own.map((name) => `${name} must not be nodes of this machine in live mode`),
    ...(set.FAILPOINT ? ['FAILPOINT is refused in live mode'] : []),
    ...(set.ALARMS_TO_LOOPBACK === 'on' ? ['ALARMS_TO_LOOPBACK is refused in live mode'] : []),
    ...openWays(set),
    ...trustFaults(set),
  ];
}

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY_ID', 'S3_SECRET_KEY'] as const;

function s3Faults(set: Environment): string[] {
  if (set.FILES !== 's3') return S3_NAMES.filter((name) => set[name]).map((name) => `${name} goes with FILES=s3`);
  const needed = S3_NAMES.filter((name) => !set[name]).map((name) => `FILES=s3 needs ${name}`);
  return set.DATABASE_URL
    ? needed
    : [...needed, 'FILES=s3 needs DATABASE_URL: the embedded database and its files are copied as one folder'];
}

function s3Of(set: Environment): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY_ID: keyId, S3_SECRET_KEY: secret } = set;
  if (set.FILES !== 's3' || !endpoint || !bucket || !keyId || !secret) return undefined;
  return { endpoint, bucket, keyId, secret, region: set.S3_REGION, style: set.S3_STYLE };
}

function faultsBetween(set: Environment): string[] {
  if (set.PEPPER_BEFORE && (!set.PEPPER || set.PEPPER === set.PEPPER_BEFORE))
    return ['PEPPER_BEFORE goes with a PEPPER that is another one'];
  if (set.PROCESS !== 'all' && !set.DATABASE_URL)
    return ['PROCESS other than all needs DATABASE_URL: the embedded database has one process'];
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (set[name] && !set.DATABASE_URL) return [`${name} goes with DATABASE_URL`];
  if (set.PICTURES_BACKUP && !set.BACKUP_KEY) return ['PICTURES_BACKUP needs BACKUP_KEY: copies are encrypted with it'];
  // Who finds one of the two archives must not open both.
  if (set.KEYS_BACKUP_KEY && set.KEYS_BACKUP_KEY === set.BACKUP_KEY)
    return ['KEYS_BACKUP_KEY must be another one than BACKUP_KEY'];
  if (set.GREENHALL_MODE === 'live') return liveFaults(set);
  // If the folder is lost or not shared, all passwords and sealed documents of that database become useless.
  if (!set.DATABASE_URL || !isDatabaseElsewhere(set.DATABASE_URL)) return [];
  const elsewhere = 'is needed with a DATABASE_URL on another host';
  return [
    ...(set.PEPPER ? [] : [`PEPPER ${elsewhere}: 16 characters or more that stay the same for good`]),
    ...(set.VERIFICATION_KEYS ? [] : [`VERIFICATION_KEYS ${elsewhere}: keys that seal identity documents`]),
  ];
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The value of a variable, or the content of the file that its twin `X_FILE` names. Faults are added to the list. */
function valueOf(name: keyof Environment, environment: Variables, faults: string[]): string {
  const direct = environment[name];
  const file = environment[`${name}_FILE`];
  const fallback = VARIABLES.find((variable) => variable.name === name)?.fallback ?? '';
  if (!file) return direct || fallback;
  if (direct) faults.push(`${name} and ${name}_FILE are both set: one of them must go`);
  const read = readValue(file);
  if (read.ok) return read.value || fallback;
  faults.push(`${name}_FILE cannot be read: ${read.why}`);
  return fallback;
}

/** Reads the environment. The settings are present if none of them has a fault. */
export function parseSettings(environment: Variables): {
  readonly settings: Settings | undefined;
  readonly dataDir: string;
  readonly faults: readonly string[];
} {
  const faults = misspeltVariables(Object.keys(environment), NAMES);
  const values: Record<string, string> = Object.fromEntries(
    NAMES.map((name) => [name, valueOf(name, environment, faults)]),
  );
  const parsed = z.safeParse(ENVIRONMENT, values);
  for (const { path, message } of parsed.error?.issues ?? []) faults.push(`${path.join('.')} ${message}`);
  if (parsed.success) faults.push(...chainFaults(parsed.data), ...s3Faults(parsed.data), ...faultsBetween(parsed.data));
  if (values.GREENHALL_MODE === 'live') faults.push(...openSecrets(SECRETS, environment));
  const settings = parsed.success && faults.length === 0 ? settingsOf(parsed.data) : undefined;
  return { settings, dataDir: values.DATA_DIR ?? '', faults };
}

function settingsOf(set: Environment): Settings {
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    databaseDirectUrl: set.DATABASE_DIRECT_URL,
    databaseReadUrl: set.DATABASE_READ_URL,
    databasePool: set.DATABASE_POOL,
    processKind: set.PROCESS,
    drainSeconds: set.DRAIN_SECONDS ?? (set.PROCESS === 'web' ? USUAL_DRAIN_SECONDS : 0),
    connections: set.CONNECTIONS,
    s3: s3Of(set),
    keepsPlans: set.NAMED_STATEMENTS === 'on',
    migrates: set.MIGRATE === 'auto',
    publicUrl: set.PUBLIC_URL,
    mode: set.GREENHALL_MODE,
    pepper: set.PEPPER,
    pepperBefore: set.PEPPER_BEFORE,
    verificationKeys: set.VERIFICATION_KEYS,
    smtpUrl: set.SMTP_URL,
    smsUrl: set.SMS_URL,
    mailFrom: set.MAIL_FROM,
    pushHosts: set.PUSH_HOSTS,
    passwordMax: set.PASSWORD_MAX,
    messagesPerDay: set.MESSAGES_PER_DAY,
    messagesPerPrefix: set.MESSAGES_PER_PREFIX,
    alarmsToLoopback: set.ALARMS_TO_LOOPBACK === 'on',
    backupKey: set.BACKUP_KEY,
    keysBackupKey: set.KEYS_BACKUP_KEY,
    picturesBackup: set.PICTURES_BACKUP,
    metricsToken: set.METRICS_TOKEN,
    metricsPort: set.METRICS_PORT,
    tracesUrl: set.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY,
    sessionPace: set.SESSION_PACE,
    chains: chainsOf(set),
    failpoint: set.FAILPOINT,
  };
}
