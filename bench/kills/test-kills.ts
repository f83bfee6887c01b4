import { newDataDir } from '@greenhall/test-kit/data/folder';
import { type Engine, freshPostgres } from '@greenhall/test-kit/database';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { startProgram } from '@greenhall/test-kit/program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '@greenhall/test-kit/acts/audit';
import { killRepeatedly } from './kill.ts';
import { acknowledged, startLoad } from '@greenhall/test-kit/acts/load';
import { OutsideLog } from '@greenhall/test-kit/acts/outside-log';
import { type RingWorld, ringWorld } from '@greenhall/test-kit/acts/world';

/** A ring of members who act, for the tests of a describe, and what was seen of it from outside. */
function openRing(engine: Engine) {
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
  return { world: () => world, log };
}

/** Kills the program on an engine under load, each time after so many acknowledgements. */
export function killUnderLoad(engine: Engine, after: readonly number[]): void {
  describe(`the program on ${engine}`, () => {
    const { world, log } = openRing(engine);

    it('keeps every acknowledged order exactly once when it is killed under load', async () => {
      await killRepeatedly(world(), log, after);
      expect(await audit(world(), log)).toEqual([]);
      const kinds = log.orders.flatMap(({ kind, answer }) => (answer ? [kind] : []));
      expect(new Set(kinds)).toEqual(new Set(['transfers', 'exchanges']));
    });
  });
}

/** Asks the program on an engine to end under load. */
export function endUnderLoad(engine: Engine): void {
  describe(`the program on ${engine}`, () => {
    const { world, log } = openRing(engine);

    it('ends when it is asked to under load, and loses nothing', async () => {
      const program = await startProgram(world().environment);
      const moment = acknowledged(log, 50);
      const load = startLoad(log, { urls: [program.url] }, world().members);
      await moment;
      const ended = program.stop();
      await load.end();
      // On a machine that is too busy for an end in time the program ends itself, with 1.
      expect(await ended).toBeOneOf([0, 1]);
      expect(await audit(world(), log)).toEqual([]);
    });
  });
}
