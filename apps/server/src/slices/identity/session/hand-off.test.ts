import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { ENGINES } from '@greenhall/test-kit/database';
import type { TestClient } from '@greenhall/test-kit/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/database/transact.ts';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import { exchangeHandOff } from './exchange-hand-off.ts';
import { checkOutgoing, issueHandOff, memberSessions } from '../index.ts';
import { openSession } from './sessions.ts';
import { openWorld, PASSWORD, PAY_PASSWORD, type World } from '../test-world.ts';

const ORIGIN = { network: '127.0.0.1', device: 'test', language: undefined, request: 'test' };

describe.each(ENGINES)('hand-off and transfer lock on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  /** A main account and another that it may sign in to, as its browser has them. */
  const setUp = async () => {
    const main = await world.join('walter01');
    const target = await world.join('walter02');
    const opened = await transact(world.ports.db, async (tx) =>
      accept(await openSession(world.ports, tx, { memberNo: memberNumber(main.no), actedBy: null }, ORIGIN)),
    );
    if (!opened.ok) throw new Error(opened.refusal);
    const { token, companion } = opened.value;
    const known = await memberSessions(world.ports)(token, companion);
    if (!known) throw new Error('the session was just opened');
    return { target, companion, caller: known.caller, token };
  };
  const issue = async (caller: MemberCaller, target: bigint) => {
    const made = await transact(world.ports.db, async (tx) =>
      accept(await issueHandOff(world.ports, tx, caller, memberNumber(target))),
    );
    if (!made.ok) throw new Error(made.refusal);
    return made.value;
  };
  const exchange = (code: string, companion: string | undefined) =>
    exchangeHandOff(world.ports, {
      route: 'identity.exchangeHandOff',
      caller: null,
      params: undefined,
      query: undefined,
      body: { code },
      key: 'a-key-of-a-test',
      files: {},
      fileHashes: {},
      replay: { isReplayed: false },
      origin: ORIGIN,
      reader: '',
      companion,
      deviceCookie: undefined,
      setCookie: () => undefined,
      clearCookie: () => undefined,
      also: async () => ({ status: 404, body: {} }),
    } satisfies Parameters<typeof exchangeHandOff>[1]);

  it('a code opens one session that acts for its target', async () => {
    const { target, companion, caller } = await setUp();
    const code = await issue(caller, target.no);
    const all = await Promise.all([1, 2, 3].map(() => exchange(code, companion)));
    const opened = all.flatMap((result) => (result.ok ? [result.value] : []));
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatchObject({
      id: String(target.no),
      userid: 'walter02',
      actingFor: true,
      actedBy: 'walter01',
    });
    expect(await exchange(code, companion)).toMatchObject({ refusal: 'handOffInvalid' });
  });

  it('a code is no good without the cookie of the browser that asked for it, nor after a minute', async () => {
    const { target, companion, caller } = await setUp();
    const code = await issue(caller, target.no);
    for (const other of [undefined, '', 'another-companion'])
      expect(await exchange(code, other)).toMatchObject({ refusal: 'handOffInvalid' });
    expect((await exchange(code, companion)).ok).toBe(true);
    const late = await issue(caller, target.no);
    world.ports.clock.advance(60_000);
    expect(await exchange(late, companion)).toMatchObject({ refusal: 'handOffInvalid' });
  });

  it('a code dies with the session that asked for it', async () => {
    const { target, companion, caller, token } = await setUp();
    const code = await issue(caller, target.no);
    const { client } = target;
    client.token = token;
    await client.call('identity.logout');
    expect(await exchange(code, companion)).toMatchObject({ refusal: 'handOffInvalid' });
  });

  it('a made-up code over the network is refused', async () => {
    const reply = await world.guest.call('identity.exchangeHandOff', { body: { code: 'made-up' } });
    expect(reply.refusal).toBe('handOffInvalid');
  });

  it('a session that acts for its target changes no security setting', async () => {
    const { target, companion, caller } = await setUp();
    const opened = await exchange(await issue(caller, target.no), companion);
    if (!opened.ok) throw new Error(opened.refusal);
    const { client } = target;
    client.token = opened.value.token;
    const { items } = (await client.call('identity.sessions')).value;
    expect(items).toMatchObject([{ current: true, actingFor: true }]);
    const passwords = { original: PASSWORD, password: 'juniper83' };
    const pay = { payPassword: PAY_PASSWORD };
    const code = '000000';
    const reset = { channel: 'phone', code, loginPassword: PASSWORD, password: 'spruce-71' };
    const call = async (key: Parameters<TestClient['call']>[0], body: Record<string, unknown>, params = {}) =>
      (await client.call(key, { body, params })).refusal;
    const refusals = await Promise.all([
      call('identity.changeLoginPassword', passwords),
      call('identity.changePayPassword', { ...passwords, original: PAY_PASSWORD }),
      call('identity.resetPayPassword', reset),
      call('identity.bindContact', { channel: 'email', address: 'a@mail.example', code, ...pay }),
      call('identity.beginAuthenticator', { code, ...pay }),
      call('identity.confirmAuthenticator', { code }),
      call('identity.removeAuthenticator', { code, ...pay }),
      call('identity.passkeyOptions', { code, ...pay }),
      call('identity.addPasskey', { flow: 'x', name: 'key', answer: {} }),
      call('identity.removePasskey', pay, { id: '1' }),
      call('identity.setTransferLock', { on: true, ...pay }),
      call('identity.endSession', {}, { id: '1' }),
    ]);
    expect(new Set(refusals)).toEqual(new Set(['actingFor']));
    expect((await client.call('identity.session')).value.actingFor).toBe(true);
  });

  it('the transfer lock holds transfers back, and for five minutes after it was turned off', async () => {
    const { no, client } = await world.join('walter01');
    const may = async (act: 'transferOut' | 'sale') => {
      const checked = await checkOutgoing(world.ports.db, memberNumber(no), act, world.ports.clock.now());
      return checked.ok ? 'ok' : checked;
    };
    const turn = (on: boolean, payPassword = PAY_PASSWORD) =>
      client.call('identity.setTransferLock', { body: { on, payPassword } });
    expect(await may('transferOut')).toBe('ok');
    expect((await turn(true, 'wrong-one1')).refusal).toBe('payPasswordWrong');
    expect((await turn(true)).value).toEqual({ on: true, opensAt: null });
    expect(await may('transferOut')).toMatchObject({ refusal: 'transferLocked' });
    expect(await may('sale')).toBe('ok');
    expect((await turn(false)).value).toEqual({ on: false, opensAt: '2026-03-02T08:05:00.000Z' });
    world.ports.clock.advance(60_000);
    expect((await turn(false)).value.opensAt).toBe('2026-03-02T08:05:00.000Z');
    expect(await may('transferOut')).toMatchObject({ refusal: 'switchCoolDown', params: { minutes: 4 } });
    expect((await client.call('identity.security')).value.transferOpensAt).toBe('2026-03-02T08:05:00.000Z');
    world.ports.clock.advance(4 * 60_000);
    expect(await may('transferOut')).toBe('ok');
    expect((await client.call('identity.security')).value.transferOpensAt).toBeNull();
  });
});
