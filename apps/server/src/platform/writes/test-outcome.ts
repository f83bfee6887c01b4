import { ENGINES } from '@greenhall/test-kit/database';
import { openMessagesWorld } from '@greenhall/test-kit/messages-world';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/** What came of a write whose answer was lost, raced so many times. */
export function outcomes(rounds: number): void {
  type Send = (key: string, who?: Person, amount?: string) => Promise<{ readonly refusal?: string | undefined }>;

  describe.each(ENGINES)('what came of a write whose answer was lost, on the %s database', (engine) => {
    let world: WalletWorld;
    let keys = 0;
    beforeAll(async () => {
      world = await openWalletWorld(engine, { sessionPace: 99_999 });
      await world.give(world.ann, { usdt: 5000n, mey: 5000n });
      const { ann, bo, ports } = world;
      // Transfers between those who have dealt before go in batches.
      await sql`insert into wallet_known_payee (payer, payee, since) values (${ann.no}, ${bo.no}, now())`.execute(
        ports.db,
      );
    });
    afterEach(async () => {
      // A minute later: the pace of questions is not what is asked here.
      await sql`delete from platform_limit where name = 'write-outcome'`.execute(world.ports.db);
      expect(await world.faults()).toEqual([]);
    });
    afterAll(() => world.close());

    const newKey = () => `key-of-a-write-${(keys += 1)}`;
    const pay =
      (payee: () => string): Send =>
      (key, who = world.ann, amount = '1') =>
        who.client.call('wallet.transfer', { body: { payee: payee(), coin: 'usdt', amount, payPassword: PAY }, key });
    const batched = pay(() => world.bo.name);
    const convert: Send = (key, who = world.ann, amount = '1') =>
      who.client.call('wallet.convert', { body: { from: 'mey', to: 'bdb', amount, payPassword: PAY }, key });
    const asked = (route: string, key: string, who = world.ann) =>
      who.client.call('platform.outcome', { body: { route, key } });
    const stateOf = async (...of: Parameters<typeof asked>) => (await asked(...of)).value.state;
    const left = async () => {
      const { value } = await world.ann.client.call('wallet.balances');
      return value.items.reduce((sum, { coin, available }) => sum + (coin === 'bdb' ? 0 : Number(available)), 0);
    };

    describe.each([
      ['a transfer in a batch', 'wallet.transfer', batched],
      ['a first transfer to a payee', 'wallet.transfer', pay(() => 'root')],
      ['a conversion', 'wallet.convert', convert],
    ] as const)('of %s', (_name, route, send) => {
      it('is told as done once it is there, and the same request still gets its answer', async () => {
        const key = newKey();
        expect((await send(key)).refusal).toBeUndefined();
        expect([await stateOf(route, key), await stateOf(route, key)]).toEqual(['done', 'done']);
        expect((await send(key)).refusal).toBeUndefined();
      });

      it('is closed if it never came: late, it has no effect, and another key has', async () => {
        const key = newKey();
        const before = await left();
        expect([await stateOf(route, key), await stateOf(route, key)]).toEqual(['neverCame', 'neverCame']);
        expect((await send(key)).refusal).toBe('resubmitted');
        expect(await left()).toBe(before);
        expect((await send(newKey())).refusal).toBeUndefined();
        expect(await left()).toBe(before - 1);
      });

      it('has one effect or none when the late request and the question race', async () => {
        for (let round = 0; round < rounds; round += 1) {
          const key = newKey();
          const before = await left();
          const [sent, state] = await Promise.all([send(key), stateOf(route, key)]);
          const after = await left();
          const isDone = sent.refusal === undefined;
          expect({ state, isDone, spent: before - after }).toEqual(
            state === 'neverCame'
              ? { state, isDone: false, spent: 0 }
              : { state: expect.stringMatching(/^(done|underWay)$/), isDone: true, spent: 1 },
          );
          expect(await stateOf(route, key)).toBe(isDone ? 'done' : 'neverCame');
          await sql`delete from platform_limit`.execute(world.ports.db);
        }
      });
    });

    it('tells nothing about keys of others, and takes nothing from them', async () => {
      const { ann, bo } = world;
      const acting = await world.signIn(ann.no, ann.name, true);
      for (const [route, send] of [
        ['wallet.transfer', batched],
        ['wallet.convert', convert],
      ] as const) {
        const [own, others] = [newKey(), newKey()];
        await send(own);
        expect((await send(others, acting)).refusal).toBeUndefined();
        expect(await stateOf(route, own, bo)).toBe('neverCame');
        expect(await stateOf(route, own, acting)).toBe('neverCame');
        expect(await stateOf(route, others)).toBe('neverCame');
        expect([await stateOf(route, own), await stateOf(route, others, acting)]).toEqual(['done', 'done']);
        // What others asked about with a key that is not used yet closes nothing of its owner's.
        const later = newKey();
        await stateOf(route, later, bo);
        expect((await send(later)).refusal).toBeUndefined();
      }
    });

    it('leaves two deliberate equal transfers two', async () => {
      const before = await left();
      await Promise.all([batched(newKey()), batched(newKey())]);
      expect(await left()).toBe(before - 2);
    });

    it('is asked of a write that the caller may make, by somebody who is signed in, and not without end', async () => {
      for (const route of [
        'wallet.nothing',
        'wallet.balances',
        'admin.approveProposal',
        'nothing.at',
        'identity.login',
      ])
        expect({ route, refusal: (await asked(route, newKey())).refusal }).toEqual({ route, refusal: 'badRequest' });
      for (const body of [
        { route: 'wallet.transfer', key: 'short' },
        { route: 'constructor.name', key: newKey() },
      ])
        expect((await world.ann.client.call('platform.outcome', { body })).refusal).toBe('badRequest');
      const { refusal } = await world.guest.call('platform.outcome', {
        body: { route: 'wallet.transfer', key: newKey() },
      });
      expect(refusal).toBe('notSignedIn');
      const many = await Promise.all(Array.from({ length: 70 }, () => asked('wallet.convert', newKey(), world.bo)));
      expect(many.filter((one) => one.refusal === 'tooFrequent').length).toBeGreaterThan(0);
    });
  });

  describe.each(ENGINES)('what came of an operator’s act whose answer was lost, on the %s database', (engine) => {
    it('is told to that operator alone', async () => {
      const world = await openMessagesWorld(engine);
      const [eve, mia] = [await world.operator('eve'), await world.operator('mia')];
      const body = { route: 'messages.addNote', key: 'key-of-a-note' };
      const state = async ({ client }: typeof eve) => (await client.call('platform.deskOutcome', { body })).value.state;
      await world.write(world.ann, 'Hello');
      const note = { params: { member: world.ann.no }, body: { text: 'Called back.' }, key: body.key };
      expect((await eve.client.call('messages.addNote', note)).refusal).toBeUndefined();
      expect([await state(mia), await state(eve)]).toEqual(['neverCame', 'done']);
      expect((await world.ann.client.call('platform.deskOutcome', { body })).refusal).toBe('notSignedIn');
      expect(await world.faults()).toEqual([]);
      await world.close();
    });
  });
}
