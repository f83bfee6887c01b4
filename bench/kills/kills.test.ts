import { ENGINES, freshPostgres } from '@greenhall/test-kit/database';
import { ProgramEndedError, startProgram } from '@greenhall/test-kit/program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from './audit.ts';
import { killRepeatedly } from './kill.ts';
import { acknowledged, startLoad } from './load.ts';
import { OutsideLog } from './outside.ts';
import { type KillWorld, killWorld } from './world.ts';

const KILLS = 3;
const STOP_WITHIN_MS = 10_000;

describe.each(ENGINES)('the program on %s', (engine) => {
  let world: KillWorld;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const fresh = engine === 'postgresql' ? await freshPostgres() : undefined;
    drop = fresh?.drop ?? (async () => undefined);
    world = await killWorld(fresh?.url);
  });
  afterAll(async () => {
    world.remove();
    await drop();
  });
  const log = new OutsideLog();

  it('keeps every acknowledged order exactly once when it is killed under load', async () => {
    await killRepeatedly(world, log, KILLS);
    expect(await audit(world, log)).toEqual([]);
    expect(new Set(log.orders.flatMap((order) => (order.answer ? [order.kind] : [])))).toEqual(
      new Set(['transfers', 'exchanges']),
    );
  }, 120_000);

  it('ends by itself when it is asked to under load, and loses nothing', async () => {
    const program = await startProgram(world.environment);
    const moment = acknowledged(log, 50);
    const load = startLoad(log, program.url, world.members);
    await moment;
    const asked = performance.now();
    const ended = program.stop();
    await load.end();
    expect(await ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(STOP_WITHIN_MS);
    expect(await audit(world, log)).toEqual([]);
  }, 120_000);

  it.runIf(engine === 'embedded')('refuses data that another process has open, and says so', async () => {
    const program = await startProgram(world.environment);
    const second = await startProgram(world.environment).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(ProgramEndedError);
    expect((second as ProgramEndedError).code).toBe(1);
    expect((second as ProgramEndedError).said).toContain('is already open in process');
    expect((await fetch(`${program.url}/api/status`)).status).toBe(200);
    await program.stop();
  });
});
