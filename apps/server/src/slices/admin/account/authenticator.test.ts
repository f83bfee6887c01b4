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
import { resealOperators } from '../index.ts';

describe.each(ENGINES)('the authenticator of an operator on the %s database', (engine) => {
  let world: AccountWorld;
  let ada: TestClient;
  beforeEach(async () => {
    world = await openAccountWorld(engine);
    await world.settle('adaking', 'ada@mail.example');
    ada = await world.signedIn('adaking');
  });
  afterEach(() => world.close());

  const begin = (over: { password?: string; code?: string } = {}, key?: string) =>
    ada.call('admin.beginAuthenticator', {
      body: { password: PASSWORD, code: over.code ?? world.freshCode(), ...over },
      ...(key ? { key } : {}),
    });
  const confirm = (code: string, key?: string) =>
    ada.call('admin.confirmAuthenticator', { body: { code, language: 'de' }, ...(key ? { key } : {}) });
  const enter = (code: string) => world.signIn(world.stranger(), 'adaking', PASSWORD, code);

  it('is changed by one that is confirmed, which is mailed, logged in both steps and ends the other sessions', async () => {
    const elsewhere = await world.signedIn('adaking');
    const { secret, uri } = (await begin()).value;
    expect(uri).toContain(secret);
    expect((await enter(world.freshCode())).status).toBe(200);
    expect(await world.isIn(elsewhere)).toBe(true);
    expect((await confirm(world.freshCode(secret))).status).toBe(200);
    expect([await world.isIn(elsewhere), await world.isIn(ada)]).toEqual([false, true]);
    expect((await enter(world.freshCode())).refusal).toBe('wrongCredentials');
    expect((await enter(world.freshCode(secret))).status).toBe(200);
    const [mail, ...others] = world.ports.messenger.sent;
    expect(mail).toMatchObject({ channel: 'email', to: 'ada@mail.example' });
    expect(mail?.text).toContain('Die Authenticator-App Ihres Operatorkontos wurde gewechselt');
    expect(others).toEqual([]);
    expect(await latestActs(world.ports.db, 4)).toMatchObject([
      { act: 'operator.signIn' },
      { act: 'operator.authenticator', subject: 'adaking', role: 'support', detail: { sessions: 2 } },
      { act: 'operator.signIn' },
      { act: 'operator.beginAuthenticator', subject: 'adaking', detail: { factor: 'authenticator' } },
    ]);
  });

  it('is changed by a recovery code where it is lost, and the codes that are left stay', async () => {
    const body = { password: PASSWORD, code: world.freshCode(), language: 'en' };
    const [code = ''] = (await ada.call('admin.makeRecoveryCodes', { body })).value.recoveryCodes;
    const { secret } = (await begin({ code })).value;
    expect((await begin({ code })).refusal).toBe('wrongCredentials');
    expect((await confirm(world.freshCode(secret))).status).toBe(200);
    expect((await ada.call('admin.recoveryCodes')).value.left).toBe(9);
    expect(await latestActs(world.ports.db, 2)).toMatchObject([{}, { detail: { factor: 'recoveryCode' } }]);
  });

  it('is begun once by one code, and a repeated request gets the same secret, which is kept nowhere as it is', async () => {
    const code = world.freshCode();
    const first = (await begin({ code }, 'key-of-authenticator')).value;
    expect((await begin({ code }, 'key-of-authenticator')).value).toEqual(first);
    expect((await begin({ code })).refusal).toBe('wrongCredentials');
    const kept = JSON.stringify([
      await rows(world.ports.db, sql`select answer::text as answer from platform_idempotency`),
      await rows(world.ports.db, sql`select next_totp_secret, totp_secret from admin_operator`),
    ]);
    expect(kept).not.toContain(first.secret);
    expect((await confirm(world.freshCode(first.secret))).status).toBe(200);
    expect((await begin({ code }, 'key-of-authenticator')).refusal).toBe('statusChanged');
  });

  it('is confirmed by a code of the new one alone, within ten minutes, and once', async () => {
    expect((await confirm('123456')).refusal).toBe('statusChanged');
    const late = (await begin()).value.secret;
    world.ports.clock.advance(10 * MINUTE);
    expect((await confirm(world.freshCode(late))).refusal).toBe('statusChanged');
    const earlier = (await begin()).value.secret;
    const { secret } = (await begin()).value;
    expect((await confirm(world.freshCode(earlier))).refusal).toBe('secondFactorWrong');
    expect((await confirm(world.freshCode())).refusal).toBe('secondFactorWrong');
    const code = world.freshCode(secret);
    const both = await Promise.all(['key-one-of-new', 'key-two-of-new'].map((key) => confirm(code, key)));
    expect(both.map(({ refusal }) => refusal).toSorted()).toEqual(['statusChanged', undefined]);
    const done = both[0]?.status === 200 ? 'key-one-of-new' : 'key-two-of-new';
    expect((await confirm(code, done)).status).toBe(200);
  });

  it('cannot be guessed: wrong passwords and wrong codes of the new one are paced as at the sign-in', async () => {
    for (let n = 0; n < 5; n += 1) expect((await begin({ password: 'not the sentence' })).status).toBe(401);
    expect((await begin()).refusal).toBe('loginTooFrequent');
    world.ports.clock.advance(10 * MINUTE);
    const { secret } = (await begin()).value;
    for (let n = 0; n < 5; n += 1) expect((await confirm('000000')).status).toBe(401);
    expect((await confirm(world.freshCode(secret))).refusal).toBe('loginTooFrequent');
  });

  it('of before opens nothing that was under way: a code is spent for the authenticator that it is of', async () => {
    const { secret } = (await begin()).value;
    const old = world.freshCode();
    const [first] = await Promise.all([enter(old), confirm(world.freshCode(secret))]);
    expect([200, 401]).toContain(first.status);
    expect((await enter(old)).refusal).toBe('wrongCredentials');
  });

  it('that is not confirmed goes when the installation’s secret is changed', async () => {
    const { secret } = (await begin()).value;
    await resealOperators(world.ports.db, 'another secret', world.ports.secret);
    await resealOperators(world.ports.db, world.ports.secret, 'another secret');
    expect((await confirm(world.freshCode(secret))).refusal).toBe('statusChanged');
    expect((await enter(world.freshCode())).status).toBe(200);
  });
});
