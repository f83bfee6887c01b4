import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { ENGINES } from '@greenhall/test-kit/database';
import { TestClient } from '@greenhall/test-kit/client';
import { latestActs, operatorCaller } from '@greenhall/test-kit/operators';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindSlice } from '../../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { createHttp } from '../../../platform/http/server.ts';
import { provePayPassword } from './authority.ts';
import { memberSessions, waitingAmong } from '../index.ts';
import { openWorld, PASSWORD, PAY_PASSWORD, type World } from '../test-world.ts';
import { identityHandlers } from '../routes.ts';

describe.each(ENGINES)('locks on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  /** The console of an operator whose own member accounts are these. */
  const desk = async (members: readonly MemberNo[] | null) => {
    const http = await createHttp(world.ports.settings, world.ports.log);
    const ivy = operatorCaller('ivy', members);
    const auth = { member: async () => undefined, operator: async () => ivy };
    bindSlice(http, auth, 'identity', identityHandlers(world.ports));
    const client = new TestClient(http);
    client.setCookie(OPERATOR_COOKIE, 'ivy');
    return (id: bigint) =>
      client.call('identity.unlockLogin', {
        params: { id: String(id) },
        body: { reason: 'Called from the bound phone and answered' },
      });
  };
  const lockLogin = async () => {
    for (const minutes of [10, 0]) {
      for (let time = 0; time < 5; time += 1) await world.tryLogin('walter01', 'wrong-one1');
      world.ports.clock.advance(minutes * 60_000);
    }
    expect((await world.tryLogin('walter01', PASSWORD)).refusal).toBe('loginLocked');
  };

  it('of the login are opened by an operator with a reason, which is kept, and not for oneself', async () => {
    const { no } = await world.join('walter01');
    const unlock = await desk([]);
    expect((await unlock(no)).refusal).toBe('statusChanged');
    const waiting = () => waitingAmong(world.ports.db, 'login', [String(no), '999999']);
    expect(await waiting()).toEqual(new Set());
    await lockLogin();
    expect(await waiting()).toEqual(new Set([String(no)]));
    expect((await (await desk([memberNumber(no)]))(no)).refusal).toBe('reviewerInvolved');
    expect((await (await desk(null))(no)).refusal).toBe('reviewerUndeclared');
    expect((await unlock(999_999n)).refusal).toBe('memberNotFound');
    expect((await unlock(no)).status).toBe(200);
    expect((await world.tryLogin('walter01', PASSWORD)).refusal).toBeUndefined();
    const [entry] = await latestActs(world.ports.db, 1);
    expect(entry).toMatchObject({
      operator: 'ivy',
      act: 'login.unlock',
      subject: String(no),
      before: { state: 'locked' },
      after: { state: 'open' },
    });
    expect(entry).toMatchObject({ reason: 'Called from the bound phone and answered', detail: { waits: 2 } });
    expect((await world.guest.call('identity.unlockLogin', { params: { id: String(no) } })).refusal).toBe(
      'notSignedIn',
    );
  });

  it('of the payment password hold at once in a process that has just been shown the right one', async () => {
    const { client } = await world.join('walter01');
    const callerNow = async () => {
      const known = await memberSessions(world.ports)(client.token ?? '', undefined);
      if (!known) throw new Error('the session has ended');
      return known.caller;
    };
    vi.resetModules();
    const other = await import('./authority.ts');
    expect(other.provePayPassword).not.toBe(provePayPassword);
    expect((await provePayPassword(world.ports, await callerNow(), PAY_PASSWORD)).ok).toBe(true);
    for (let time = 0; time < 5; time += 1)
      expect((await other.provePayPassword(world.ports, await callerNow(), 'wrong-one1')).ok).toBe(false);
    expect(await provePayPassword(world.ports, await callerNow(), PAY_PASSWORD)).toMatchObject({
      refusal: 'payPasswordWrong',
      params: { left: 0, minutes: 30 },
    });
    expect((await client.call('identity.session')).refusal).toBeUndefined();
  });
});
