import { ENGINES } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import { memberSessions } from '../index.ts';
import { openWorld, PAY_PASSWORD, type World } from '../test-world.ts';
import { provePayPassword } from './authority.ts';

describe.each(ENGINES)('a proof of the payment password, with two programs on %s in one process,', (engine) => {
  let ours: World;
  let theirs: World;
  let caller: MemberCaller;

  const callerOf = async ({ ports }: World, token: string | undefined): Promise<MemberCaller> => {
    const known = await memberSessions(ports)(token ?? '', undefined);
    if (!known) throw new Error('the session has ended');
    return known.caller;
  };
  const prove = ({ ports }: World) => provePayPassword(ports, caller, PAY_PASSWORD);

  // Members, sessions and versions have the same numbers in both, but the payment passwords differ.
  beforeEach(async () => {
    ours = await openWorld(engine);
    theirs = await openWorld(engine);
    const mine = await ours.join('walter01');
    const other = await theirs.join('walter01');
    caller = await callerOf(ours, mine.client.token);
    expect(await callerOf(theirs, other.client.token)).toEqual(caller);
    const hash = await theirs.ports.hasher.hash('spruce-1107');
    await run(theirs.ports.db, sql`update identity_credential set pay_hash = ${hash} where member_no = ${other.no}`);
  });
  afterEach(async () => {
    await ours.close();
    await theirs.close();
  });

  it('counts in the program where it was made', async () => {
    expect(await prove(ours)).toMatchObject({ ok: true });
    expect(await prove(theirs)).toMatchObject({ refusal: 'payPasswordWrong', params: { left: 4 } });
  });

  it('that is under way is shared with calls of the same program alone', async () => {
    const [first, second, other] = await Promise.all([prove(ours), prove(ours), prove(theirs)]);
    expect([first, second]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(other).toMatchObject({ refusal: 'payPasswordWrong', params: { left: 4 } });
  });
});
