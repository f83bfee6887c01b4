import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signPayload } from '@greenhall/contract/shared/sign';
import { freshPostgres } from '@greenhall/test-kit/database';
import { type ProgramEndedError, startProgram } from '@greenhall/test-kit/program';
import { afterAll, beforeAll } from 'vitest';

/** Makes folders for the tests of a file, which are removed after them. */
export function foldersOfTests(): () => string {
  const root = mkdtempSync(join(tmpdir(), 'greenhall-start-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return () => mkdtempSync(join(root, 'data-'));
}

export const KEYS = 'one:the-first-key-of-this-database-of-tests';

/** The settings of a server on an empty PostgreSQL database, for the tests of a describe. */
export function emptyDatabase(folder: () => string) {
  const shared = folder();
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await freshPostgres());
  });
  afterAll(() => drop());
  return () => ({
    DATABASE_URL: url,
    DATA_DIR: shared,
    PEPPER: 'the secret of this database',
    VERIFICATION_KEYS: KEYS,
  });
}

/** Why a program ended that was expected to. */
export const ended = (environment: Record<string, string>): Promise<ProgramEndedError> =>
  startProgram(environment).then(
    async (program) => {
      await program.kill();
      throw new Error('the program serves');
    },
    (error: unknown) => error as ProgramEndedError,
  );

/** Whether a set-up link still works. */
export async function opens(link: string): Promise<boolean> {
  const { origin, hash } = new URL(link);
  const body = { token: new URLSearchParams(hash.split('?')[1]).get('token') ?? '' };
  const answer = await fetch(`${origin}/api/admin/set-up/begin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'x-sign': signPayload(body) },
    body: JSON.stringify(body),
  });
  return answer.ok;
}
