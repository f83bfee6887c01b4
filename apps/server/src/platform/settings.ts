/** Everything the environment can set, validated once at start. The README's table is generated from this list. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly mode: 'sandbox' | 'live';
  readonly pepper: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly passwordMax: number;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly trustProxy: boolean;
}

interface Variable {
  readonly name: string;
  readonly fallback: string;
  readonly about: string;
}

export const VARIABLES = [
  { name: 'PORT', fallback: '8080', about: 'the port of member app, console and API' },
  { name: 'HOST', fallback: '127.0.0.1', about: 'the address to listen on' },
  { name: 'DATA_DIR', fallback: './data', about: 'embedded database, uploads and the server’s own keys' },
  { name: 'DATABASE_URL', fallback: '', about: 'PostgreSQL instead of the embedded database' },
  { name: 'PUBLIC_URL', fallback: '', about: 'the address people use; origin of cookies, passkeys and links' },
  { name: 'GREENHALL_MODE', fallback: 'sandbox', about: '`sandbox` (marked on every screen) or `live`' },
  { name: 'PEPPER', fallback: '', about: 'secret mixed into password hashes; made and kept in DATA_DIR when empty' },
  { name: 'SMTP_URL', fallback: '', about: 'mail server; empty: a readable outbox in DATA_DIR (sandbox only)' },
  { name: 'MAIL_FROM', fallback: 'Greenhall <no-reply@localhost>', about: 'sender of mails' },
  { name: 'PASSWORD_MAX', fallback: '12', about: 'longest login password, 12 to 64' },
  { name: 'METRICS_TOKEN', fallback: '', about: 'bearer token of `/metrics`; empty: closed' },
  { name: 'LOG_LEVEL', fallback: 'info', about: '`trace` to `fatal`, or `silent`' },
  { name: 'TRUST_PROXY', fallback: 'false', about: '`true` behind a proxy that sets X-Forwarded-For' },
] as const satisfies readonly Variable[];

type Name = (typeof VARIABLES)[number]['name'];

/** A setting that cannot be used: the program says which and ends. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

function integer(name: Name, text: string, min: number, max: number): number {
  const value = /^\d{1,5}$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
  if (!(value >= min && value <= max)) throw new SettingsError(`${name} must be a whole number from ${min} to ${max}`);
  return value;
}

function choice<const T extends string>(name: Name, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new SettingsError(`${name} must be one of: ${allowed.join(', ')}`);
  return found;
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const get = (name: Name): string =>
    environment[name] || (VARIABLES.find((variable) => variable.name === name)?.fallback ?? '');
  const optional = (name: Name): string | undefined => get(name) || undefined;
  const settings: Settings = {
    port: integer('PORT', get('PORT'), 0, 65_535),
    host: get('HOST'),
    dataDir: get('DATA_DIR'),
    databaseUrl: optional('DATABASE_URL'),
    publicUrl: optional('PUBLIC_URL')?.replace(/\/$/, ''),
    mode: choice('GREENHALL_MODE', get('GREENHALL_MODE'), ['sandbox', 'live']),
    pepper: optional('PEPPER'),
    smtpUrl: optional('SMTP_URL'),
    mailFrom: get('MAIL_FROM'),
    passwordMax: integer('PASSWORD_MAX', get('PASSWORD_MAX'), 12, 64),
    metricsToken: optional('METRICS_TOKEN'),
    logLevel: get('LOG_LEVEL'),
    trustProxy: choice('TRUST_PROXY', get('TRUST_PROXY'), ['true', 'false']) === 'true',
  };
  if (settings.mode === 'live' && (!settings.smtpUrl || !settings.publicUrl || !settings.databaseUrl)) {
    throw new SettingsError('live mode needs SMTP_URL, PUBLIC_URL and DATABASE_URL');
  }
  return settings;
}
