import { BOTH_ENGINES } from '@greenhall/test-kit/database';
import { startProgram } from '@greenhall/test-kit/program';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { audit } from '@greenhall/test-kit/acts/audit';
import { acknowledged, startLoad } from '@greenhall/test-kit/acts/load';
import { OutsideLog } from '@greenhall/test-kit/acts/outside-log';
import { ringWorld } from '@greenhall/test-kit/acts/world';
import { moments } from './kill.ts';
import { endUnderLoad, killUnderLoad } from './test-kills.ts';

killUnderLoad('embedded', moments(4));
for (const engine of BOTH_ENGINES) endUnderLoad(engine);

it('a restart of PostgreSQL under load loses nothing, and the program goes on by itself', async () => {
  const postgres = await startOwnPostgres();
  const world = await ringWorld({ DATABASE_URL: postgres.url });
  const log = new OutsideLog();
  const program = await startProgram(world.environment);
  const before = acknowledged(log, 60);
  const load = startLoad(log, { urls: [program.url] }, world.members);
  await before;
  const watching = new pg.Client({ connectionString: postgres.url });
  await watching.connect();
  // The program asks again by itself, so an act need not fail. A connection tells when the server has ended.
  watching.on('error', () => undefined);
  const gone = new Promise<void>((resolve) => watching.on('end', resolve));
  postgres.restart();
  await gone;
  // More than are under way at once: most of them go out after the restart.
  await acknowledged(log, 60);
  await load.end();
  expect(await program.stop()).toBe(0);
  expect(await audit(world, log)).toEqual([]);
  world.remove();
  await postgres.stop();
});
