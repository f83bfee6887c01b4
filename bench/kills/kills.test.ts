import { rmSync } from 'node:fs';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import { ENGINES, freshPostgres } from '@greenhall/test-kit/database';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { ProgramEndedError, startProgram } from '@greenhall/test-kit/program';
import { rounds, shareOf } from '@greenhall/test-kit/rounds';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { audit } from '@greenhall/test-kit/acts/audit';
import { killRepeatedly, moments } from './kill.ts';
import { acknowledged, startLoad } from '@greenhall/test-kit/acts/load';
import { OutsideLog } from '@greenhall/test-kit/acts/outside-log';
import { type RingWorld, ringWorld } from '@greenhall/test-kit/acts/world';

const KILLS = rounds(4, 20);

describe.each(ENGINES)('the program on %s', (engine) => {
  let world: RingWorld;
  let drop: (() => Promise<void>) | undefined;
  const log = new OutsideLog();
  beforeAll(async () => {
    const fresh = engine === 'postgresql' ? await freshPostgres(prepared('TEST_DATABASE_TEMPLATE')) : undefined;
    drop = fresh?.drop;
    world = fresh ? await ringWorld({ DATABASE_URL: fresh.url }) : await ringWorld({}, newDataDir());
  });
  afterAll(async () => {
    world.remove();
    await drop?.();
  });

  it('keeps every acknowledged order exactly once when it is killed under load', async () => {
    await killRepeatedly(world, log, shareOf(engine, moments(KILLS)));
    expect(await audit(world, log)).toEqual([]);
    const kinds = log.orders.flatMap(({ kind, answer }) => (answer ? [kind] : []));
    expect(new Set(kinds)).toEqual(new Set(['transfers', 'exchanges']));
  });

  it('ends when it is asked to under load, in time, and loses nothing', async () => {
    const program = await startProgram(world.environment);
    const moment = acknowledged(log, 50);
    const load = startLoad(log, { urls: [program.url] }, world.members);
    await moment;
    const ended = program.stop();
    await load.end();
    // The program ends itself with 1 when it does not come to an end in time.
    expect(await ended).toBe(0);
    expect(await audit(world, log)).toEqual([]);
  });
});

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
