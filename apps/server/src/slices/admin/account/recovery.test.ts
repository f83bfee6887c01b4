import { MINUTE } from '@greenhall/domain/shared/time';
import {
  type AccountWorld,
  OPERATOR_PASSWORD as PASSWORD,
  openAccountWorld,
} from '@greenhall/test-kit/desk/account-world';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs } from '@greenhall/test-kit/operators';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../../platform/database/database.ts';
import { firstOperatorTokens } from '../index.ts';

describe.each(ENGINES)('recovery codes of an operator on the %s database', (engine) => {
  let world: AccountWorld;
  let ada: TestClient;
  beforeEach(async () => {
    world = await openAccountWorld(engine);
    await world.settle('adaking', 'ada@mail.example');
    ada = await world.signedIn('adaking');
  });
  afterEach(() => world.close());

  const make = (over: { password?: string; code?: string } = {}, key?: string, as = ada) =>
    as.call('admin.makeRecoveryCodes', {
      body: { password: PASSWORD, code: over.code ?? world.freshCode(), language: 'de', ...over },
      ...(key ? { key } : {}),
    });
  const left = async (as = ada) => (await as.call('admin.recoveryCodes')).value.left;
  /** All that the database keeps of writes and codes, as text. */
  const stored = async () =>
    JSON.stringify([
      await rows(world.ports.db, sql`select answer::text as answer from platform_idempotency`),
      await rows(world.ports.db, sql`select encode(code_hash, 'escape') as hash from admin_recovery_code`),
    ]);

  it('are made anew, which is mailed, ends the other sessions and is one entry of the log', async () => {
    const elsewhere = await world.signedIn('adaking');
    expect(await left()).toBe(0);
    const { recoveryCodes } = (await make()).value;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await left()).toBe(10);
    expect([await world.isIn(elsewhere), await world.isIn(ada)]).toEqual([false, true]);
    const [mail, ...others] = world.ports.messenger.sent;
    expect(mail).toMatchObject({ channel: 'email', to: 'ada@mail.example' });
    expect(mail?.text).toContain('neue Wiederherstellungscodes erstellt');
    expect(others).toEqual([]);
    expect(await latestActs(world.ports.db, 1)).toMatchObject([
      { act: 'operator.recoveryCodes', subject: 'adaking', role: 'support', detail: { sessions: 1 } },
    ]);
  });

  it('are kept as hashes alone: a repeated request learns that they were made, and none of them', async () => {
    const code = world.freshCode();
    const { recoveryCodes } = (await make({ code }, 'key-of-recovery-codes')).value;
    expect((await make({ code }, 'key-of-recovery-codes')).value).toEqual({ recoveryCodes: [] });
    const kept = await stored();
    for (const one of recoveryCodes) {
      expect(kept).not.toContain(one);
      expect(kept).not.toContain(one.replaceAll('-', ''));
    }
    expect(await left()).toBe(10);
  });

  it('take password and code, paced as at the sign-in, and of two requests with one code one makes them', async () => {
    for (let n = 0; n < 5; n += 1) expect((await make({ password: 'not the sentence' })).status).toBe(401);
    expect(await make()).toMatchObject({ refusal: 'loginTooFrequent', status: 429 });
    world.ports.clock.advance(10 * MINUTE);
    const code = world.freshCode();
    const both = await Promise.all(['key-one-of-codes', 'key-two-of-codes'].map((key) => make({ code }, key)));
    expect(both.map(({ refusal }) => refusal).toSorted()).toEqual(['wrongCredentials', undefined]);
    expect(await left()).toBe(10);
  });

  it('are made with the operator and told once', async () => {
    const [token = ''] = await firstOperatorTokens(world.ports);
    const { secret } = (await ada.call('admin.setUpBegin', { body: { token } })).value;
    const body = { token, username: 'corahop', password: PASSWORD, code: world.freshCode(secret) };
    const setUp = () => ada.call('admin.setUp', { body, key: 'key-of-the-set-up' });
    const made = (await setUp()).value;
    expect(made.recoveryCodes).toHaveLength(10);
    expect((await setUp()).value).toEqual({ ...made, recoveryCodes: [] });
    const kept = await stored();
    for (const one of made.recoveryCodes) expect(kept).not.toContain(one);
  });

  describe('signing in', () => {
    const enter = (code: string, password = PASSWORD, client = world.stranger()) =>
      world.signIn(client, 'adaking', password, code);

    it('stand in for the authenticator, each once, which is logged as such and mailed', async () => {
      const { recoveryCodes } = (await make()).value;
      const [first = '', second = ''] = recoveryCodes;
      expect((await enter(first)).status).toBe(200);
      expect((await enter(first)).refusal).toBe('wrongCredentials');
      expect(await latestActs(world.ports.db, 1)).toMatchObject([
        { act: 'operator.recoverySignIn', operator: 'adaking', detail: { network: '127.0.0.1' } },
      ]);
      expect(world.ports.messenger.sent.at(-1)?.text).toContain('with a recovery code. 9 codes are left');
      expect((await enter(` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
      expect(await left()).toBe(8);
    });

    it('take the password too, are counted with all tries, and open one session of two at once', async () => {
      const [first = '', second = ''] = (await make()).value.recoveryCodes;
      for (let n = 0; n < 5; n += 1) expect((await enter(second, 'not the sentence')).status).toBe(401);
      expect((await enter(second)).refusal).toBe('loginTooFrequent');
      world.ports.clock.advance(10 * MINUTE);
      const both = await Promise.all([enter(first), enter(first)]);
      expect(both.map(({ refusal }) => refusal).toSorted()).toEqual(['wrongCredentials', undefined]);
      expect(await left()).toBe(9);
    });

    it('of before are of no use once new ones were made, nor are those of another operator', async () => {
      await world.settle('beaking', null);
      const bea = await world.signedIn('beaking');
      const [foreign = ''] = (await make({}, undefined, bea)).value.recoveryCodes;
      const [old = ''] = (await make()).value.recoveryCodes;
      await make();
      expect((await enter(foreign)).refusal).toBe('wrongCredentials');
      expect((await enter(old)).refusal).toBe('wrongCredentials');
      expect([await left(), await left(bea)]).toEqual([10, 10]);
    });
  });
});
