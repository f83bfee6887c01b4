import { NOBODY, operatorId } from '@greenhall/domain/shared/four-eyes';
import { DAY } from '@greenhall/domain/shared/time';
import { type AccountWorld, openAccountWorld } from '@greenhall/test-kit/desk/account-world';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs, operatorCaller } from '@greenhall/test-kit/operators';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { actFromTerminal } from '../index.ts';
import { devicesShared } from '../store-devices.ts';

describe.each(ENGINES)('two operators on one device on the %s database', (engine) => {
  let world: AccountWorld;
  let ids: Readonly<Record<'adaking' | 'botany' | 'cyprus', bigint>>;
  beforeEach(async () => {
    world = await openAccountWorld(engine);
    ids = {
      adaking: await world.settle('adaking', null),
      botany: await world.settle('botany', null),
      cyprus: await world.settle('cyprus', null),
    };
  });
  afterEach(() => world.close());

  const goLive = () =>
    run(
      world.ports.db,
      sql`insert into members_launch (version, entity, countries, risk, proposed_by, proposed_at, decided_by, decided_at)
          values (1, 'Greenhall', '[]', '{}', 'adaking', now(), 'botany', now())`,
    );
  const refusalOf = async (maker: bigint | null, checker: bigint) => {
    const step = {
      maker: maker === null ? null : operatorId(maker),
      checker: { ...operatorCaller('anybody'), operatorId: operatorId(checker) },
      beneficiaries: [NOBODY],
    };
    const may = await world.ports.persons.mayDecide(world.ports.db, step);
    return may.ok ? undefined : may.refusal;
  };
  const marked = async () => Object.fromEntries(await devicesShared(world.ports.db, world.ports.clock.now()));
  /** Both sign in with the cookies of one browser, the third elsewhere. */
  async function shareOne(): Promise<void> {
    const browser = await world.signedIn('adaking');
    await world.signIn(browser, 'botany');
    await world.signedIn('cyprus');
  }

  it('are marked in the sandbox, and are not two persons in live mode', async () => {
    await shareOne();
    expect(await refusalOf(ids.adaking, ids.botany)).toBeUndefined();
    expect(await marked()).toEqual({ [String(ids.adaking)]: ['botany'], [String(ids.botany)]: ['adaking'] });
    await goLive();
    expect(await refusalOf(ids.adaking, ids.botany)).toBe('sameDevice');
    expect(await refusalOf(ids.botany, ids.adaking)).toBe('sameDevice');
    // A third person, a step that confirms nothing, and one's own step.
    expect(await refusalOf(ids.adaking, ids.cyprus)).toBeUndefined();
    expect(await refusalOf(null, ids.botany)).toBeUndefined();
    expect(await refusalOf(ids.adaking, ids.adaking)).toBe('fourEyes');
  });

  it('are two persons again thirty days after one of them was last there', async () => {
    await shareOne();
    await goLive();
    world.ports.clock.advance(30 * DAY - 60_000 * 10);
    expect(await refusalOf(ids.adaking, ids.botany)).toBe('sameDevice');
    world.ports.clock.advance(60_000 * 10);
    expect(await refusalOf(ids.adaking, ids.botany)).toBeUndefined();
    expect(await marked()).toEqual({});
  });

  it('are said on the server to be different persons, which counts for what was before', async () => {
    await shareOne();
    await goLive();
    const apart = (name: string, other: string) => actFromTerminal(world.ports, { act: 'apart', name, other });
    expect(await apart('botany', 'nobody')).toMatchObject({ refusal: expect.stringContaining('notFound') });
    expect(await apart('botany', 'Botany')).toMatchObject({ refusal: expect.stringContaining('statusChanged') });
    expect(await apart('botany', 'adaking')).toEqual({ tokens: [] });
    expect(await latestActs(world.ports.db, 1)).toMatchObject([
      { act: 'operator.apart', operator: 'terminal', subject: 'botany', detail: { other: 'adaking' } },
    ]);
    expect(await refusalOf(ids.adaking, ids.botany)).toBeUndefined();
    expect(await marked()).toEqual({});
    await shareOne();
    expect(await refusalOf(ids.adaking, ids.botany)).toBe('sameDevice');
  });
});
