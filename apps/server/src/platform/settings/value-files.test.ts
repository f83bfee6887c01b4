import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@greenhall/test-kit/settings';
import { afterAll, describe, expect, it } from 'vitest';
import { SECRETS } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenhall-values-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const VALUES: Readonly<Record<string, string>> = {
  GREENHALL_MODE: 'live',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://texts.example/send',
  PUBLIC_URL: 'https://hall.example/',
  DATABASE_URL: 'postgres://db.example/hall?sslmode=verify-full',
  TRUST_PROXY: '1',
  PEPPER: 'a long secret of this test',
  PEPPER_BEFORE: 'the secret before that one',
  VERIFICATION_KEYS: `2026a:${'k'.repeat(32)}`,
  BACKUP_KEY: 'b'.repeat(32),
  METRICS_TOKEN: 'a token of this test',
  BEP20_NODES: 'https://one.example,https://two.example',
  BEP20_TOKEN: '0x55d398326f99059fF775485246999027B3197955',
  TRC20_NODES: 'https://three.example,https://four.example',
  TRC20_TOKEN: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
};

function inFile(name: string, mode: number, content = VALUES[name] ?? ''): Record<string, string> {
  const path = join(folder, name.toLowerCase());
  writeFileSync(path, content);
  chmodSync(path, mode);
  const { [name]: _typed, ...others } = VALUES;
  return { ...others, [`${name}_FILE`]: path };
}

describe('running on one machine: files of secrets', () => {
  it.each(SECRETS)(
    '%s is refused in live mode where others may read it, and taken where its owner alone may',
    (name) => {
      for (const mode of [0o604, 0o644, 0o602])
        expect(() => readSettings(inFile(name, mode)), mode.toString(8)).toThrow(
          new RegExp(`^${name}_FILE .* is open to others on this machine; close it with: chmod`, 'm'),
        );
      for (const mode of [0o600, 0o400]) expect(readSettings(inFile(name, mode)).mode).toBe('live');
    },
  );

  it('are refused where a group may read them, but for the group of root', () => {
    const given = inFile('PEPPER', 0o440);
    const path = given['PEPPER_FILE'] ?? '';
    const isRoot = process.getuid?.() === 0;
    if (isRoot) {
      chownSync(path, 0, 0);
      expect(readSettings(given).pepper).toBe(VALUES['PEPPER']);
      chownSync(path, 0, 12_345);
    }
    // Whoever is not root has a group of its own.
    expect(() => readSettings(given)).toThrow(/PEPPER_FILE .* is open to others/);
    chmodSync(path, 0o400);
    expect(readSettings(given).pepper).toBe(VALUES['PEPPER']);
  });

  it('may be open in the sandbox, and what is no secret in live mode too', () => {
    const path = inFile('PEPPER', 0o644)['PEPPER_FILE'] ?? '';
    expect(readSettings({ PEPPER_FILE: path }).pepper).toBe(VALUES['PEPPER']);
    expect(readSettings(inFile('PUBLIC_URL', 0o644)).publicUrl).toBe('https://hall.example');
  });

  it('lose the newline at their end, one and no more, and keep their blanks', () => {
    const secret = '  sixteen characters or more \t';
    const pepper = (content: string) => readSettings(inFile('PEPPER', 0o600, content)).pepper;
    for (const content of [secret, `${secret}\n`, `${secret}\r\n`]) expect(pepper(content)).toBe(secret);
    expect(pepper(`${secret}\n\n`)).toBe(`${secret}\n`);
    expect(pepper(`\n${secret}\n`)).toBe(`\n${secret}`);
  });
});
