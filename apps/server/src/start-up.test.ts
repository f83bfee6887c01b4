import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, startProgram } from '@greenhall/test-kit/program';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase, ended, foldersOfTests } from './test-start-up.ts';

const folder = foldersOfTests();

/** Every file below a folder that others on the machine may read. */
function openToOthers(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(directory, name)).mode & 0o077) !== 0,
  );
}

describe('a server with the embedded database', () => {
  const data = { DATA_DIR: folder() };

  it('writes nothing that others on the machine could read', async () => {
    const program = await startProgram(data);
    const files = readdirSync(data.DATA_DIR, { recursive: true });
    expect(files.length).toBeGreaterThan(100);
    expect(openToOthers(data.DATA_DIR)).toEqual([]);
    await program.stop();
  });

  it('says what a command is for', async () => {
    expect(await runTool('operators', [], data)).toMatchObject({
      code: 2,
      said: expect.stringContaining('unlock NAME'),
    });
  });
});

describe('a database', () => {
  const environment = emptyDatabase(folder);
  beforeAll(async () => void (await (await startProgram(environment())).stop()));

  it('ends a server that has another secret, and serves again with its own', async () => {
    const [other, none] = await Promise.all([
      ended({ ...environment(), PEPPER: 'another secret altogether' }),
      ended({ DATABASE_URL: environment().DATABASE_URL, DATA_DIR: folder(), PEPPER: '' }),
    ]);
    expect([other.code, other.said]).toEqual([1, expect.stringContaining('made with another secret')]);
    expect(other.said).not.toContain('    at ');
    expect(none.said).toContain('made with another secret');
    await (await startProgram(environment())).stop();
  });
});
