import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttp } from '../http/server.ts';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { settingsForStart } from './data-dir.ts';
import { readSettings } from '@greenhall/test-kit/settings';
import { SettingsError } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenhall-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LIVE = {
  GREENHALL_MODE: 'live',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://texts.example/send',
  PUBLIC_URL: 'https://hall.example/',
  DATABASE_URL: 'postgres://db.example/hall?sslmode=verify-full',
  TRUST_PROXY: '1',
  PEPPER: 'a long secret of this test',
  VERIFICATION_KEYS: `2026a:${'k'.repeat(32)}`,
};

function faultsOf(environment: Record<string, string>): string[] {
  try {
    settingsForStart(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('the settings', () => {
  it('name every fault at once', () => {
    const file = join(folder, 'a file');
    writeFileSync(file, '');
    const faults = faultsOf({
      LOG_LEVEL: 'loud',
      SMTP_URL: 'hello',
      DATABASE_URL: 'mysql://localhost/hall',
      HOST: '999.1.1.1',
      DATA_DIR: file,
      PUBLIC_URL: 'notaurl',
      MAIL_FROM: 'xx',
      FAILPOINT: 'nosuch',
      GREENHAL_MODE: 'live',
      PORT: '8e3',
      PASSWORD_MAX: '8',
    });
    const named = faults.map((fault) => fault.split(' ')[0]);
    expect(named.toSorted()).toEqual([
      'DATABASE_URL',
      'DATA_DIR',
      'FAILPOINT',
      'GREENHAL_MODE',
      'HOST',
      'LOG_LEVEL',
      'MAIL_FROM',
      'PASSWORD_MAX',
      'PORT',
      'PUBLIC_URL',
      'SMTP_URL',
    ]);
    expect(faults.find((fault) => fault.startsWith('GREENHAL_MODE'))).toContain('GREENHALL_MODE is');
  });

  it('take what is usual', () => {
    expect(faultsOf({ DATA_DIR: folder, HOST: '::1', MAIL_FROM: 'hall@example.org' })).toEqual([]);
    expect(faultsOf({ DATA_DIR: folder, HOST: 'localhost', SMTP_URL: 'smtps://user:word@mail.example:465' })).toEqual(
      [],
    );
    // Of other programs: neither is one letter off a long name.
    expect(faultsOf({ DATA_DIR: folder, HOSTS: 'x', PATH: '/bin', POST: '1' })).toEqual([]);
    expect(readSettings({ PUBLIC_URL: 'https://hall.example/' }).publicUrl).toBe('https://hall.example');
  });

  it('come from files too', () => {
    const file = join(folder, 'pepper');
    writeFileSync(file, 'sixteen characters or more\n');
    expect(readSettings({ PEPPER_FILE: file }).pepper).toBe('sixteen characters or more');
    expect(() => readSettings({ PEPPER_FILE: join(folder, 'none') })).toThrow(/PEPPER_FILE cannot be read/);
    expect(() => readSettings({ PEPPER_FILE: file, PEPPER: 'another of this length' })).toThrow(/both set/);
  });

  it('refuse a data folder that others on the machine can look into, and say how to close it', () => {
    const open = join(folder, 'open');
    mkdirSync(open, { mode: 0o755 });
    expect(faultsOf({ DATA_DIR: open })).toEqual([expect.stringContaining(`chmod -R go= '${open}'`)]);
    expect(faultsOf({ DATA_DIR: join(folder, 'not there yet') })).toEqual([]);
  });

  it('want the secret where a lost folder would take every password with it', () => {
    expect(() => readSettings({ DATABASE_URL: 'postgres://db.example/hall' })).toThrow(/PEPPER/);
    expect(() => readSettings({ DATABASE_URL: 'postgres://db.example/hall' })).toThrow(/VERIFICATION_KEYS/);
    expect(readSettings({ DATABASE_URL: 'postgres://127.0.0.1/hall' }).pepper).toBeUndefined();
    expect(() => readSettings({ PEPPER: 'short' })).toThrow(/PEPPER/);
  });

  it('take keys for sealed documents by name, the first one as the current', () => {
    const keys = (value: string) => readSettings({ VERIFICATION_KEYS: value }).verificationKeys;
    const key = 'k'.repeat(32);
    expect(keys(`b:${key}, a:${key}`)).toEqual([
      { id: 'b', key },
      { id: 'a', key },
    ]);
    for (const wrong of [key, `a:${key.slice(1)}`, `a:${key},a:${key}`, `a:${key},`, `A B:${key}`])
      expect(() => keys(wrong), wrong).toThrow(/VERIFICATION_KEYS/);
  });

  it('leave no test seam open in live mode', () => {
    expect(readSettings(LIVE)).toMatchObject({ mode: 'live', publicUrl: 'https://hall.example' });
    for (const name of ['SMTP_URL', 'SMS_URL', 'PUBLIC_URL', 'DATABASE_URL', 'PEPPER', 'VERIFICATION_KEYS'] as const)
      expect(() => readSettings({ ...LIVE, [name]: '' })).toThrow(name);
    expect(() => readSettings({ ...LIVE, PUBLIC_URL: 'http://hall.example' })).toThrow(/PUBLIC_URL/);
    expect(() => readSettings({ ...LIVE, FAILPOINT: 'otc.take.before-commit' })).toThrow(/FAILPOINT/);
    for (const trusted of ['true', 'false', ''])
      expect(() => readSettings({ ...LIVE, TRUST_PROXY: trusted }), trusted).toThrow(/TRUST_PROXY/);
    for (const trusted of ['2', '10.0.0.0/8,loopback'])
      expect(readSettings({ ...LIVE, TRUST_PROXY: trusted }).mode).toBe('live');
    const nodes = 'https://one.example,http://127.0.0.1:8545';
    const token = { BEP20_TOKEN: '0x55d398326f99059fF775485246999027B3197955' };
    expect(() => readSettings({ ...LIVE, ...token, BEP20_NODES: nodes })).toThrow(/BEP20_NODES/);
  });
});

describe('the ways to other hosts in live mode', () => {
  const starts = (over: Record<string, string>) => readSettings({ ...LIVE, ...over }).mode === 'live';

  it('are encrypted to the database, or lead to this machine', () => {
    for (const url of [
      'postgres://db.example/hall',
      'postgres://db.example/hall?sslmode=disable',
      'postgres://db.example/hall?sslmode=prefer',
      'postgres://localhost/hall?host=db.example',
    ])
      expect(() => starts({ DATABASE_URL: url }), url).toThrow(/DATABASE_URL.*sslmode/);
    for (const url of [
      'postgres://db.example/hall?sslmode=require',
      'postgres://db.example/hall?sslmode=verify-full',
      'postgres://localhost/hall',
      'postgres://127.0.0.1/hall',
      'postgres://[::1]/hall',
      'postgres://localhost/hall?host=/run/postgresql',
      'postgres://%2Frun%2Fpostgresql/hall',
    ])
      expect(starts({ DATABASE_URL: url }), url).toBe(true);
  });

  it('are encrypted for mail, also where the mail server would do without', () => {
    for (const url of [
      'smtp://mail.example',
      'smtp://mail.example:587',
      'smtp://mail.example?requireTLS=false',
      'smtp://mail.example?requireTLS=true&ignoreTLS=1',
    ])
      expect(() => starts({ SMTP_URL: url }), url).toThrow(/SMTP_URL/);
    for (const url of ['smtps://mail.example', 'smtp://mail.example:587/?requireTLS=true', 'smtp://localhost:25'])
      expect(starts({ SMTP_URL: url }), url).toBe(true);
  });

  it('are encrypted to nodes', () => {
    const token = { BEP20_TOKEN: '0x55d398326f99059fF775485246999027B3197955' };
    const nodes = (urls: string) => ({ ...token, BEP20_NODES: urls });
    expect(() => starts(nodes('https://one.example,http://two.example'))).toThrow(/BEP20_NODES.*https/);
    expect(starts(nodes('https://one.example,https://two.example'))).toBe(true);
  });

  it('may be open in the sandbox', () => {
    expect(readSettings({ SMTP_URL: 'smtp://mail.example' }).smtpUrl).toBe('smtp://mail.example');
  });
});

describe('where a request comes from', () => {
  const ipWith = async (TRUST_PROXY: string, forwarded: string): Promise<string> => {
    const http = await createHttp(readSettings({ TRUST_PROXY }), pino({ level: 'silent' }));
    http.get('/ip', (request, reply) => reply.send(request.ip));
    const answer = await http.inject({
      url: '/ip',
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress: '10.0.0.9',
    });
    await http.close();
    return answer.body;
  };

  it('is told by as many proxies as are named, or by those of the named networks', async () => {
    const chain = '203.0.113.7, 10.0.0.8';
    expect(await ipWith('false', chain)).toBe('10.0.0.9');
    expect(await ipWith('1', chain)).toBe('10.0.0.8');
    expect(await ipWith('2', chain)).toBe('203.0.113.7');
    expect(await ipWith('10.0.0.0/8', chain)).toBe('203.0.113.7');
    expect(await ipWith('192.168.0.0/16', chain)).toBe('10.0.0.9');
    // What somebody wrote before the first proxy is not believed.
    expect(await ipWith('1', `127.0.0.1, ${chain}`)).toBe('10.0.0.8');
  });
});
