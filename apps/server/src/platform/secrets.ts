import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** How a token is stored: never as itself. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The secret of this installation: from the settings, else made once and kept in the data folder. */
export function installationSecret(settings: Settings): string {
  if (settings.pepper) return settings.pepper;
  const path = join(settings.dataDir, 'secret');
  if (!existsSync(path)) {
    mkdirSync(settings.dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(path, 'utf8').trim();
}
