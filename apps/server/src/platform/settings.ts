import { checkAddress, type Network } from '@greenhall/domain/wallet/addresses';
import type { ChainSettings } from './chain/chain.ts';
import { hashes } from './chain/hashes.ts';

/** Everything the environment can set, validated once at start. The README's table is generated from this list. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  /** Whether every test seam is refused. Live mode itself is switched on by two operators, and needs `live` here. */
  readonly mode: 'sandbox' | 'live';
  readonly pepper: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly smsUrl: string | undefined;
  readonly mailFrom: string;
  readonly passwordMax: number;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** `undefined` where a network is not configured. */
  readonly chains: Readonly<Record<Network, ChainSettings | undefined>>;
  readonly failpoint: string | undefined;
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
  {
    name: 'GREENHALL_MODE',
    fallback: 'sandbox',
    about: '`sandbox`, or `live`: refuses test seams, so that operators can go live',
  },
  { name: 'PEPPER', fallback: '', about: 'secret mixed into password hashes; made and kept in DATA_DIR when empty' },
  { name: 'SMTP_URL', fallback: '', about: 'mail server; empty: a readable outbox in DATA_DIR (sandbox only)' },
  {
    name: 'SMS_URL',
    fallback: '',
    about: 'takes text messages, `{to, text}` by POST; empty: that outbox (sandbox only)',
  },
  { name: 'MAIL_FROM', fallback: 'Greenhall <no-reply@localhost>', about: 'sender of mails' },
  { name: 'PASSWORD_MAX', fallback: '12', about: 'longest login password, 12 to 64' },
  { name: 'METRICS_TOKEN', fallback: '', about: 'bearer token of `/metrics`; empty: closed' },
  { name: 'LOG_LEVEL', fallback: 'info', about: '`trace` to `fatal`, or `silent`' },
  { name: 'TRUST_PROXY', fallback: 'false', about: '`true` behind a proxy that sets X-Forwarded-For' },
  { name: 'BEP20_NODES', fallback: '', about: 'JSON-RPC addresses of two independent nodes, a comma between them' },
  { name: 'BEP20_TOKEN', fallback: '', about: 'contract of the token that is traded there' },
  { name: 'BEP20_DECIMALS', fallback: '18', about: 'its decimals' },
  { name: 'BEP20_CONFIRMATIONS', fallback: '15', about: 'blocks until a payment there is final' },
  { name: 'TRC20_NODES', fallback: '', about: 'the same, by the Ethereum-compatible interface of two TRON nodes' },
  { name: 'TRC20_TOKEN', fallback: '', about: 'contract of the token that is traded there' },
  { name: 'TRC20_DECIMALS', fallback: '6', about: 'its decimals' },
  { name: 'TRC20_CONFIRMATIONS', fallback: '20', about: 'blocks until a payment there is final' },
  { name: 'FAILPOINT', fallback: '', about: 'a named place where the process dies, for kill tests (sandbox only)' },
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

type Get = (name: Name) => string;

/** A network that nothing is said of is not configured: its payments are confirmed by sellers alone. */
function chainSettings(network: Network, get: Get): ChainSettings | undefined {
  const addresses = get(`${network}_NODES`);
  const named = get(`${network}_TOKEN`);
  if (!addresses && !named) return undefined;
  const [first, second, ...more] = addresses.split(',').map((url) => url.trim());
  if (!first || !second || first === second || more.length > 0 || ![first, second].every((url) => URL.canParse(url)))
    throw new SettingsError(`${network}_NODES must be two different addresses with a comma between them`);
  const token = checkAddress(network, named, hashes);
  if (!token.ok) throw new SettingsError(`${network}_TOKEN must be an address on ${network}`);
  return {
    nodes: [first, second],
    token: token.value,
    decimals: integer(`${network}_DECIMALS`, get(`${network}_DECIMALS`), 0, 30),
    confirmations: integer(`${network}_CONFIRMATIONS`, get(`${network}_CONFIRMATIONS`), 1, 1_000),
  };
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Live mode has no test seam. Throws `SettingsError` on the first that is open. Rule: wire, seams. */
function refuseSeams({ databaseUrl, publicUrl, smtpUrl, smsUrl, failpoint, chains }: Settings): void {
  if (!smtpUrl || !smsUrl || !publicUrl || !databaseUrl)
    throw new SettingsError('live mode needs SMTP_URL, SMS_URL, PUBLIC_URL and DATABASE_URL');
  if (!publicUrl.startsWith('https://')) throw new SettingsError('PUBLIC_URL must begin with https:// in live mode');
  if (!smsUrl.startsWith('https://')) throw new SettingsError('SMS_URL must begin with https:// in live mode');
  if (failpoint) throw new SettingsError('FAILPOINT is refused in live mode');
  for (const [network, chain] of Object.entries(chains)) {
    if (chain?.nodes.some((url) => LOOPBACK.test(new URL(url).hostname)))
      throw new SettingsError(`${network}_NODES must not be nodes of this machine in live mode`);
  }
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const get: Get = (name) =>
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
    smsUrl: optional('SMS_URL'),
    mailFrom: get('MAIL_FROM'),
    passwordMax: integer('PASSWORD_MAX', get('PASSWORD_MAX'), 12, 64),
    metricsToken: optional('METRICS_TOKEN'),
    logLevel: get('LOG_LEVEL'),
    trustProxy: choice('TRUST_PROXY', get('TRUST_PROXY'), ['true', 'false']) === 'true',
    chains: { BEP20: chainSettings('BEP20', get), TRC20: chainSettings('TRC20', get) },
    failpoint: optional('FAILPOINT'),
  };
  if (settings.mode === 'live') refuseSeams(settings);
  return settings;
}
