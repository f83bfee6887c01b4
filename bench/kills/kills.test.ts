import { rmSync } from 'node:fs';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import { ProgramEndedError, startProgram } from '@greenhall/test-kit/program';
import { expect, it } from 'vitest';
import { moments } from './kill.ts';
import { killUnderLoad } from './test-kills.ts';

killUnderLoad('postgresql', moments(2));

it('data that another process has open is refused with a reason', async () => {
  const directory = newDataDir();
  const program = await startProgram({ DATA_DIR: directory });
  const second = await startProgram({ DATA_DIR: directory }).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(ProgramEndedError);
  expect((second as ProgramEndedError).code).toBe(1);
  expect((second as ProgramEndedError).said).toContain('is already open in process');
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  await program.stop();
  rmSync(directory, { recursive: true, force: true });
});
