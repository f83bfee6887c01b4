import { rmSync } from 'node:fs';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import { startFromSources } from '@greenhall/test-kit/program';
import { expect, it } from 'vitest';

/** Everything else that starts the program starts what is built of it. */
it('the program starts from its sources, as in development', async () => {
  const directory = newDataDir();
  const program = await startFromSources({ DATA_DIR: directory });
  const answers = await Promise.all(['/readyz', '/', '/api/docs'].map((path) => fetch(program.url + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await program.stop()).toBe(0);
  rmSync(directory, { recursive: true, force: true });
});
