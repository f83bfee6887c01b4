import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import {
  type AccountWorld,
  OPERATOR_PASSWORD as PASSWORD,
  openAccountWorld,
} from '@greenhall/test-kit/desk/account-world';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs } from '@greenhall/test-kit/operators';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const NEXT = 'another sentence, as long';

describe.each(ENGINES)('an operator’s own account on the %s database', (engine) => {
  let world: AccountWorld;
  let ada: TestClient;
  beforeEach(async () => {
    world = await openAccountWorld(engine);
    await world.settle('adaking', 'ada@mail.example');
    ada = await world.signedIn('adaking');
  });
  afterEach(() => world.close());

  const change = (over: { original?: string; password?: string; code?: string } = {}, key?: string, as = ada) =>
    as.call('admin.changePassword', {
      body: { original: PASSWORD, password: NEXT, code: over.code ?? world.freshCode(), language: 'de', ...over },
      ...(key ? { key } : {}),
    });
  const sessionsOf = async (client: TestClient) => (await client.call('admin.sessions')).value.items;
  const end = (client: TestClient, id: string) => client.call('admin.endSession', { params: { id } });

  describe('the password', () => {
    it('is changed, which is mailed, ends the other sessions and is one entry of the log', async () => {
      const elsewhere = await world.signedIn('adaking');
      expect((await change()).status).toBe(200);
      expect(await world.isIn(elsewhere)).toBe(false);
      expect(await world.isIn(ada)).toBe(true);
      const [mail, ...others] = world.ports.messenger.sent;
      expect(mail).toMatchObject({ channel: 'email', to: 'ada@mail.example', subject: 'Operatorkonto – Greenhall' });
      expect(mail?.text).toContain('Das Passwort Ihres Operatorkontos wurde geändert');
      expect(others).toEqual([]);
      expect(await latestActs(world.ports.db, 2)).toMatchObject([
        { act: 'operator.password', subject: 'adaking', role: 'support', detail: { sessions: 1 } },
        { act: 'operator.signIn' },
      ]);
      expect((await world.signIn(world.stranger(), 'adaking')).refusal).toBe('wrongCredentials');
      expect((await world.signIn(world.stranger(), 'adaking', NEXT)).status).toBe(200);
    });

    it('is refused when it is short, common or the present one, before anything is counted', async () => {
      expect(await change({ password: 'short' })).toMatchObject({
        refusal: 'operatorPasswordRule',
        params: { min: 15 },
      });
      expect((await change({ password: 'mailcreated5240' })).refusal).toBe('commonPassword');
      for (let n = 0; n < 6; n += 1) expect((await change({ password: PASSWORD })).refusal).toBe('passwordUnchanged');
      expect((await change()).status).toBe(200);
    });

    it('takes a code once and says of neither what was wrong', async () => {
      const used = world.freshCode();
      expect((await change({ code: used })).status).toBe(200);
      const again = { original: NEXT, password: PASSWORD };
      expect((await change({ ...again, code: used })).refusal).toBe('wrongCredentials');
      expect((await change({ ...again, original: PASSWORD, password: 'yet another sentence' })).refusal).toBe(
        'wrongCredentials',
      );
      expect((await change(again)).status).toBe(200);
    });

    it('cannot be guessed: wrong ones are paced as at the sign-in', async () => {
      for (let n = 0; n < 5; n += 1) expect((await change({ original: NEXT, password: PASSWORD })).status).toBe(401);
      expect(await change()).toMatchObject({ refusal: 'loginTooFrequent', status: 429 });
      world.ports.clock.advance(10 * MINUTE);
      expect((await change()).status).toBe(200);
    });

    it('is changed once by two requests with one code, and a repeated request gets its first answer', async () => {
      const code = world.freshCode();
      const keys = ['key-one-of-password', 'key-two-of-password'] as const;
      const both = await Promise.all(keys.map((key) => change({ code }, key)));
      expect(both.map(({ refusal }) => refusal).toSorted()).toEqual(['wrongCredentials', undefined]);
      const done = keys[both[0]?.status === 200 ? 0 : 1];
      expect((await change({ code }, done)).status).toBe(200);
      expect(world.ports.messenger.sent).toHaveLength(1);
    });

    it('is changed without a mail where no address is known', async () => {
      await world.settle('firstone', null);
      expect((await change({}, undefined, await world.signedIn('firstone'))).status).toBe(200);
      expect(world.ports.messenger.sent).toEqual([]);
    });
  });

  describe('the sessions', () => {
    it('are listed by what was used last, without those that have ended, and without those of others', async () => {
      await world.settle('beaking', null);
      const bea = await world.signedIn('beaking');
      const left = await world.signedIn('adaking');
      await left.call('admin.logout');
      await world.signedIn('adaking');
      const listed = await sessionsOf(ada);
      expect(listed.map(({ current }) => current).toSorted()).toEqual([false, true]);
      expect(listed[0]?.seenAt.localeCompare(listed[1]?.seenAt ?? '')).toBeGreaterThanOrEqual(0);
      expect(listed[0]).toMatchObject({ network: '127.0.0.1', createdAt: expect.stringMatching(/Z$/) });
      expect(await sessionsOf(bea)).toHaveLength(1);
      world.ports.clock.advance(25 * MINUTE);
      await world.isIn(ada);
      world.ports.clock.advance(25 * MINUTE);
      expect(await sessionsOf(ada)).toHaveLength(1);
    });

    it('end one by one: another one of one’s own, once, and nobody else’s', async () => {
      await world.settle('beaking', null);
      const bea = await world.signedIn('beaking');
      const other = await world.signedIn('adaking');
      const id = (await sessionsOf(other)).find(({ current }) => current)?.id ?? '';
      const own = (await sessionsOf(ada)).find(({ current }) => current)?.id ?? '';
      for (const [client, number] of [
        [bea, id],
        [ada, own],
        [ada, '999999'],
      ] as const)
        expect((await end(client, number)).refusal).toBe('sessionNotFound');
      const both = await Promise.all([end(ada, id), end(ada, id)]);
      expect(both.map(({ refusal }) => refusal).toSorted()).toEqual(['sessionNotFound', undefined]);
      expect(await world.isIn(other)).toBe(false);
      expect(await world.isIn(bea)).toBe(true);
      expect(await latestActs(world.ports.db, 1)).toMatchObject([
        { act: 'operator.endSession', subject: id, subjectKind: 'session' },
      ]);
    });

    it('end together, all but the one that asks', async () => {
      const others = [await world.signedIn('adaking'), await world.signedIn('adaking')];
      expect((await ada.call('admin.endOtherSessions')).status).toBe(200);
      for (const other of others) expect(await world.isIn(other)).toBe(false);
      expect(await sessionsOf(ada)).toHaveLength(1);
      expect(await latestActs(world.ports.db, 1)).toMatchObject([
        { act: 'operator.endSessions', detail: { sessions: 2 } },
      ]);
      world.ports.clock.advance(HOUR);
      expect((await ada.call('admin.endOtherSessions')).refusal).toBe('notSignedIn');
    });
  });
});
