import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Environment, NAMES, SECRETS } from './environment.ts';
import { settingsInForce } from './in-force.ts';
import { parseSettings } from './settings.ts';
import { unwiseSettings } from './unwise.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenhall-each-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NODES = 'https://one.example/key,https://two.example/key';
const KEY = 'k'.repeat(32);

interface Example {
  readonly right: string;
  /** Absent where any text is right. */
  readonly wrong?: string;
  /** What else has to be set with it. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly isNeededInLiveMode?: true;
}

const ELSEWHERE = { DATABASE_URL: 'postgres://hall:word@localhost/hall' };
const OBJECTS = {
  S3_ENDPOINT: 'https://objects.example',
  S3_BUCKET: 'hall-files',
  S3_KEY_ID: 'hall',
  S3_SECRET_KEY: 'a key of the store',
};
const without = (name: keyof typeof OBJECTS) => {
  const { [name]: _left, ...others } = OBJECTS;
  return { ...others, ...ELSEWHERE, FILES: 's3' };
};

/** Each setting with a value that is taken and one that is refused. A new setting does not compile before it stands here. */
const EXAMPLES: Readonly<Record<keyof Environment, Example>> = {
  PORT: { right: '8081', wrong: '65536' },
  HOST: { right: '::1', wrong: '1.2.3' },
  DATA_DIR: { right: folder },
  DATABASE_URL: {
    right: 'postgres://hall:word@db.example/hall?sslmode=verify-full',
    wrong: 'mysql://db.example/hall',
    beside: { PEPPER: KEY, VERIFICATION_KEYS: `a:${KEY}` },
    isNeededInLiveMode: true,
  },
  FILES: { right: 's3', wrong: 'ftp', beside: { ...OBJECTS, ...ELSEWHERE } },
  S3_ENDPOINT: { right: 'https://objects.example', wrong: 'objects.example', beside: without('S3_ENDPOINT') },
  S3_BUCKET: { right: 'hall-files', wrong: 'Hall Files', beside: without('S3_BUCKET') },
  S3_REGION: { right: 'eu-central-1' },
  S3_STYLE: { right: 'host', wrong: 'bucket' },
  S3_KEY_ID: { right: 'hall', beside: without('S3_KEY_ID') },
  S3_SECRET_KEY: { right: 'a key of the store', beside: without('S3_SECRET_KEY') },
  DATABASE_DIRECT_URL: {
    right: 'postgres://hall:word@db.example/hall?sslmode=verify-full',
    wrong: 'db.example',
    beside: ELSEWHERE,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: { right: 'http://localhost:4318', wrong: 'localhost:4318/v1/traces' },
  DATABASE_READ_URL: {
    right: 'postgres://hall:word@copy.example/hall?sslmode=verify-full',
    wrong: 'copy.example',
    beside: ELSEWHERE,
  },
  DATABASE_POOL: { right: '4', wrong: '0' },
  NAMED_STATEMENTS: { right: 'off', wrong: 'maybe' },
  MIGRATE: { right: 'check', wrong: 'never' },
  DRAIN_SECONDS: { right: '10', wrong: '61' },
  CONNECTIONS: { right: '20000', wrong: '63' },
  PROCESS: { right: 'worker', wrong: 'batch', beside: { DATABASE_URL: 'postgres://hall:word@localhost/hall' } },
  PUBLIC_URL: { right: 'https://hall.example', wrong: 'https://hall.example/path', isNeededInLiveMode: true },
  GREENHALL_MODE: { right: 'sandbox', wrong: 'production' },
  PEPPER: { right: KEY, wrong: 'short', isNeededInLiveMode: true },
  PEPPER_BEFORE: { right: `${KEY}b`, wrong: 'short', beside: { PEPPER: KEY } },
  VERIFICATION_KEYS: { right: `a:${KEY}`, wrong: `a:${KEY},a:${KEY}`, isNeededInLiveMode: true },
  SMTP_URL: { right: 'smtps://hall:word@mail.example', wrong: 'mail.example', isNeededInLiveMode: true },
  SMS_URL: { right: 'https://texts.example/send', wrong: 'texts.example', isNeededInLiveMode: true },
  PUSH_HOSTS: { right: '*.push.example', wrong: '*' },
  MAIL_FROM: { right: 'Hall <hall@hall.example>', wrong: 'Hall' },
  PASSWORD_MAX: { right: '64', wrong: '65' },
  MESSAGES_PER_DAY: { right: '1', wrong: '0' },
  MESSAGES_PER_PREFIX: { right: '1', wrong: '-1' },
  SESSION_PACE: { right: '10', wrong: '1e3' },
  ALARMS_TO_LOOPBACK: { right: 'on', wrong: 'yes' },
  BACKUP_KEY: { right: KEY, wrong: 'k'.repeat(31) },
  PICTURES_BACKUP: { right: '/backups/pictures', wrong: 'backups', beside: { BACKUP_KEY: KEY } },
  KEYS_BACKUP_KEY: { right: `${KEY}b`, wrong: KEY, beside: { BACKUP_KEY: KEY } },
  METRICS_TOKEN: { right: 'a token of 24 characters' },
  METRICS_PORT: { right: '9100', wrong: '9100a' },
  LOG_LEVEL: { right: 'warn', wrong: 'loud' },
  TRUST_PROXY: { right: '10.0.0.0/8', wrong: '10.0.0.0/33', isNeededInLiveMode: true },
  BEP20_NODES: { right: NODES, wrong: 'https://one.example', beside: { BEP20_TOKEN: `0x${'55'.repeat(20)}` } },
  BEP20_TOKEN: { right: `0x${'55'.repeat(20)}`, wrong: '0x55', beside: { BEP20_NODES: NODES } },
  BEP20_DECIMALS: { right: '0', wrong: '31' },
  BEP20_CONFIRMATIONS: { right: '1000', wrong: '0' },
  TRC20_NODES: { right: NODES, wrong: ',', beside: { TRC20_TOKEN: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' } },
  TRC20_TOKEN: { right: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', wrong: 'TR7', beside: { TRC20_NODES: NODES } },
  TRC20_DECIMALS: { right: '30', wrong: 'six' },
  TRC20_CONFIRMATIONS: { right: '1', wrong: '1001' },
  FAILPOINT: { right: 'stock.settle.after-commit', wrong: 'nowhere' },
};

const NEEDED = {
  GREENHALL_MODE: 'live',
  ...Object.fromEntries(
    NAMES.flatMap((name) => (EXAMPLES[name].isNeededInLiveMode ? [[name, EXAMPLES[name].right]] : [])),
  ),
};

function fileOf(name: string, content: string, mode = 0o600): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  chmodSync(path, mode);
  return path;
}

const faultsOf = (environment: Readonly<Record<string, string | undefined>>): readonly string[] =>
  parseSettings(environment).faults;

describe.each(NAMES)('the setting %s', (name) => {
  const { right, wrong, beside = {}, isNeededInLiveMode } = EXAMPLES[name];

  it('is taken where it is right, also from a file, and refused where it is wrong', () => {
    expect(faultsOf({ ...beside, [name]: right })).toEqual([]);
    expect(faultsOf({ ...beside, [`${name}_FILE`]: fileOf(name, `${right}\n`) })).toEqual([]);
    if (wrong === undefined) return;
    expect(faultsOf({ ...beside, [name]: wrong }).join('\n')).toContain(name);
    expect(faultsOf({ ...beside, [`${name}_FILE`]: fileOf(name, wrong) }).join('\n')).toContain(name);
  });

  it('has its default where it is missing or empty, and is named where live mode needs it', () => {
    expect(faultsOf({ [name]: undefined })).toEqual([]);
    expect(faultsOf({ [name]: '' })).toEqual([]);
    expect(faultsOf({ [`${name}_FILE`]: fileOf(name, '') })).toEqual([]);
    if (isNeededInLiveMode)
      expect(faultsOf({ ...NEEDED, [name]: undefined }).join('\n')).toMatch(
        new RegExp(`${name} is needed in live mode`),
      );
  });

  it('is refused where it is set twice, and where its file is not there', () => {
    const both = faultsOf({ ...beside, [name]: right, [`${name}_FILE`]: fileOf(name, right) });
    expect(both).toContain(`${name} and ${name}_FILE are both set: one of them must go`);
    expect(faultsOf({ ...beside, [`${name}_FILE`]: join(folder, 'nothing') }).join('\n')).toContain(
      `${name}_FILE cannot be read`,
    );
  });

  it('is refused in live mode from a file that others may read, if it is a secret', () => {
    const { [name]: _typed, ...others } = { ...NEEDED, ...beside } as Record<string, string>;
    const faults = faultsOf({ ...others, [`${name}_FILE`]: fileOf(name, right, 0o644) }).join('\n');
    expect(faults.includes('is open to others on this machine')).toBe((SECRETS as readonly string[]).includes(name));
  });
});

describe('what is shown of the settings', () => {
  it('is each value with where it comes from, and of a secret whether it is set', () => {
    const marked = Object.fromEntries(NAMES.map((name) => [name, `marked-${name}`]));
    const shown = settingsInForce({ ...marked, PORT: undefined, HOST_FILE: '/run/host', HOST: undefined });
    expect(shown.map(({ name }) => name)).toEqual(NAMES);
    for (const { name, value, from } of shown) {
      const isSecret = (SECRETS as readonly string[]).includes(name);
      if (name === 'PORT') expect([value, from]).toEqual(['8080', 'default']);
      else if (name === 'HOST') expect([value, from]).toEqual(['content of /run/host', 'file']);
      else expect([value, from]).toEqual([isSecret ? 'set' : `marked-${name}`, 'environment']);
    }
    expect(settingsInForce({}).find(({ name }) => name === 'PEPPER')?.value).toBe('not set');
  });

  it('is what is allowed and yet seldom meant', () => {
    const warnings = (environment: Readonly<Record<string, string>>): string => {
      const { settings } = parseSettings(environment);
      return settings ? unwiseSettings(settings).join('\n') : 'refused';
    };
    const watched = { METRICS_PORT: '9100', PICTURES_BACKUP: '/of/another/disk', BACKUP_KEY: `${KEY}c` };
    const usual = { ...NEEDED, ...watched, DATA_DIR: folder, MAIL_FROM: 'hall@hall.example' };
    expect(warnings(usual)).toBe('');
    expect(warnings({})).toMatch(/^SMTP_URL is not set[^]*DATABASE_URL is not set[^]*METRICS_TOKEN and METRICS_PORT/);
    const bent: readonly [Record<string, string>, string][] = [
      [{ PEPPER_BEFORE: `${KEY}b` }, 'PEPPER_BEFORE is still set'],
      [{ LOG_LEVEL: 'trace' }, 'makes logs grow fast'],
      [{ LOG_LEVEL: 'silent' }, 'hides requests and errors'],
      [{ SESSION_PACE: '301' }, 'SESSION_PACE is above 300'],
      [{ MAIL_FROM: 'Hall <hall@localhost>' }, 'of localhost'],
      [{ METRICS_TOKEN: 'short' }, 'fewer than 16'],
      [{ PICTURES_BACKUP: '' }, 'PICTURES_BACKUP is not set'],
      [{ PICTURES_BACKUP: tmpdir() }, 'PICTURES_BACKUP lies on the disk of DATA_DIR'],
      [{ GREENHALL_MODE: 'sandbox', DATABASE_URL: '', BACKUP_KEY: '', PICTURES_BACKUP: '' }, 'BACKUP_KEY is not set'],
      [{ DATABASE_URL: 'postgres://hall:word@db.example/hall?sslmode=require' }, 'does not ask who answers'],
      [
        { BEP20_NODES: 'https://one.example/a,https://one.example/b', BEP20_TOKEN: `0x${'55'.repeat(20)}` },
        'one host twice',
      ],
    ];
    for (const [more, words] of bent) expect(warnings({ ...usual, ...more })).toContain(words);
  });
});
