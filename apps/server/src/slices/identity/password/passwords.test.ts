import { dictionary } from '@zxcvbn-ts/language-common';
import { checkLoginPassword } from '@greenhall/domain/identity/credentials';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { checkNewLoginPassword } from './new-password.ts';
import { ENGINES } from '@greenhall/test-kit/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkOutgoing, provePayPassword } from '../index.ts';
import { openWorld, PASSWORD, PAY_PASSWORD, type World } from '../test-world.ts';

const PHONE = '13912345678';

describe.each(ENGINES)('passwords on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  const join = () => world.join('walter01', { phone: PHONE });

  it('changing the login password signs other devices out, not this one, and starts the cool-down', async () => {
    const { no, client } = await join();
    const other = await world.signIn('walter01');
    const body = { original: PASSWORD, password: 'juniper83' };
    expect((await client.call('identity.changeLoginPassword', { body })).refusal).toBeUndefined();
    expect((await client.call('identity.session')).refusal).toBeUndefined();
    expect((await other.call('identity.session')).refusal).toBe('notSignedIn');
    expect((await world.tryLogin('walter01', PASSWORD)).refusal).toBe('wrongCredentials');
    expect((await world.tryLogin('walter01', 'juniper83')).refusal).toBeUndefined();
    const now = world.ports.clock.now();
    for (const act of ['withdrawal', 'sale', 'transferOut', 'collect', 'handOff'] as const)
      expect(await checkOutgoing(world.ports.db, memberNumber(no), act, now)).toMatchObject({
        refusal: 'coolDown',
        params: { hours: 24 },
      });
    world.ports.clock.advance(24 * 3_600_000);
    expect((await checkOutgoing(world.ports.db, memberNumber(no), 'sale', world.ports.clock.now())).ok).toBe(true);
  });

  it.each([
    ['wrong-one1', 'juniper83', 'originalPasswordWrong'],
    [PASSWORD, 'juniper', 'passwordRule'],
    [PASSWORD, 'password1', 'commonPassword'],
    [PASSWORD, 'Jordan23', 'commonPassword'],
    [PASSWORD, PASSWORD, 'passwordUnchanged'],
    [PASSWORD, PAY_PASSWORD, 'passwordsEqual'],
  ])('the login password does not go from %s to %s: %s', async (original, password, refusal) => {
    const { client } = await join();
    expect((await client.call('identity.changeLoginPassword', { body: { original, password } })).refusal).toBe(refusal);
  });

  it('refuses three thousand and more frequent passwords that the rule would let pass', async () => {
    const fitting = dictionary['passwords-common'].filter((password) => checkLoginPassword(password).ok);
    expect(fitting.length).toBeGreaterThan(3_000);
    for (const password of fitting.slice(0, 3_000))
      expect(await checkNewLoginPassword(password, 12)).toMatchObject({ refusal: 'commonPassword' });
    expect(await checkNewLoginPassword(PASSWORD, 12)).toMatchObject({ ok: true });
  });

  it('guessing the login password from a session is counted like signing in', async () => {
    const { client } = await join();
    const body = { original: 'wrong-one1', password: 'juniper83' };
    for (let time = 0; time < 5; time += 1) await client.call('identity.changeLoginPassword', { body });
    const reply = await client.call('identity.changeLoginPassword', { body: { ...body, original: PASSWORD } });
    expect(reply).toMatchObject({ refusal: 'loginTooFrequent', params: { minutes: 10 } });
    world.ports.clock.advance(600_000);
    for (let time = 0; time < 5; time += 1) await client.call('identity.changeLoginPassword', { body });
    const locked = await client.call('identity.changeLoginPassword', { body });
    expect(locked).toMatchObject({ refusal: 'loginLocked', params: { minutes: 20 } });
  });

  it('changing the payment password forgets what was proved with the old one', async () => {
    const { client } = await join();
    const lock = (payPassword: string) => client.call('identity.setTransferLock', { body: { on: true, payPassword } });
    expect((await lock(PAY_PASSWORD)).refusal).toBeUndefined();
    const body = { original: PAY_PASSWORD, password: 'spruce-71' };
    expect((await client.call('identity.changePayPassword', { body })).refusal).toBeUndefined();
    expect(await lock(PAY_PASSWORD)).toMatchObject({ refusal: 'payPasswordWrong', params: { left: 4, minutes: 0 } });
    expect((await lock('spruce-71')).refusal).toBeUndefined();
  });

  it.each([
    ['wrong-one1', 'spruce-71', 'originalPasswordWrong'],
    [PAY_PASSWORD, 'pine', 'payPasswordRule'],
    [PAY_PASSWORD, '123456', 'commonPassword'],
    [PAY_PASSWORD, 'dragon', 'commonPassword'],
    [PAY_PASSWORD, PAY_PASSWORD, 'passwordUnchanged'],
    [PAY_PASSWORD, PASSWORD, 'passwordsEqual'],
  ])('the payment password does not go from %s to %s: %s', async (original, password, refusal) => {
    const { client } = await join();
    expect((await client.call('identity.changePayPassword', { body: { original, password } })).refusal).toBe(refusal);
  });

  it('five wrong payment passwords lock it for half an hour, and with it what was proved before', async () => {
    const { client } = await join();
    const lock = (payPassword: string) => client.call('identity.setTransferLock', { body: { on: true, payPassword } });
    await lock(PAY_PASSWORD);
    for (let time = 0; time < 5; time += 1) await lock('wrong-one1');
    expect(await lock(PAY_PASSWORD)).toMatchObject({ refusal: 'payPasswordWrong', params: { left: 0, minutes: 30 } });
    const body = { original: PAY_PASSWORD, password: 'spruce-71' };
    expect((await client.call('identity.changePayPassword', { body })).refusal).toBe('payPasswordWrong');
    expect((await client.call('identity.session')).refusal).toBeUndefined();
    world.ports.clock.advance(30 * 60_000);
    expect((await lock(PAY_PASSWORD)).refusal).toBeUndefined();
  });

  it('a forgotten payment password is set anew with a code and the login password, which lifts its lock', async () => {
    const { client } = await join();
    const lock = (payPassword: string) => client.call('identity.setTransferLock', { body: { on: true, payPassword } });
    for (let time = 0; time < 5; time += 1) await lock('wrong-one1');
    await client.call('identity.sendMyCode', { body: { purpose: 'resetPay', channel: 'phone' } });
    const code = world.ports.messenger.lastCode(PHONE);
    const reset = (more: object) =>
      client.call('identity.resetPayPassword', {
        body: { channel: 'phone', code, loginPassword: PASSWORD, password: 'spruce-71', ...more },
      });
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await reset({ channel: 'email' })).refusal).toBe('bindRequired');
    expect((await reset({ password: 'pine' })).refusal).toBe('payPasswordRule');
    expect((await reset({ password: '123456' })).refusal).toBe('commonPassword');
    expect((await reset({ password: PASSWORD })).refusal).toBe('passwordsEqual');
    expect((await reset({ loginPassword: 'wrong-one1' })).refusal).toBe('originalPasswordWrong');
    expect((await reset({ code: wrong })).refusal).toBe('codeWrong');
    expect((await reset({})).refusal).toBeUndefined();
    expect((await lock('spruce-71')).refusal).toBeUndefined();
  });

  it('a burst of right payment passwords is right, and a burst of one wrong one is one attempt', async () => {
    const { no, client } = await join();
    const lock = (payPassword: string) => client.call('identity.setTransferLock', { body: { on: true, payPassword } });
    const right = await Promise.all(Array.from({ length: 20 }, () => lock(PAY_PASSWORD)));
    expect(new Set(right.map(({ refusal }) => refusal))).toEqual(new Set([undefined]));
    // Asked in one moment, which four requests over the network cannot promise.
    const session = {
      kind: 'member',
      memberNo: memberNumber(no),
      username: 'walter01',
      sessionId: 1n,
      payVersion: 0,
    } as const;
    const caller = { ...session, actingFor: false, companion: true };
    const wrong = await Promise.all(
      Array.from({ length: 4 }, () => provePayPassword(world.ports, caller, 'wrong-one1')),
    );
    for (const proof of wrong) expect(proof).toMatchObject({ refusal: 'payPasswordWrong', params: { left: 4 } });
    const guesses = await Promise.all(['wrong-one2', 'wrong-one3', 'wrong-one4', 'wrong-one5'].map(lock));
    expect(guesses.map(({ params }) => params['left']).toSorted()).toEqual([0, 1, 2, 3]);
    expect((await lock(PAY_PASSWORD)).refusal).toBe('payPasswordWrong');
  });
});
