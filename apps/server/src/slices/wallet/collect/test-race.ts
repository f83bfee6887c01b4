import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type LinkWorld, openLinkWorld } from '@greenhall/test-kit/network/link-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '../../../platform/database/transact.ts';
import { rememberPayee } from '../store.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: LinkWorld;
let main: Person;
let sub: Person;
const stateOf = async (id: string) =>
  (await main.client.call('network.links')).value.subs.find((link) => link.id === id)?.state;
const close = (who: Person, route: 'network.withdrawLink' | 'network.endLink', id: string) =>
  who.client.call(route, { params: { id }, body: {} });
const preview = async () => (await main.client.call('wallet.previewCollection', { body: {} })).value.id;
const collect = (id: string) => main.client.call('wallet.collect', { body: { preview: id, payPassword: PAY } });
const usdt = async (who: Person) => Number((await world.balance(who, 'usdt')).available);
/** Proves the payment password beforehand, so that the calls of a race are not told apart by their hashing. */
const prove = (...people: readonly Person[]) => Promise.all(people.map((one) => world.agree(one, '999999999')));
const outcomeOf = ({ value, refusal }: Awaited<ReturnType<typeof collect>>) =>
  refusal ?? value.items[0]?.rows[0]?.reason?.name ?? 'moved';

function raceAgreements(rounds: number): void {
  it('an application is agreed to while it is withdrawn, and either of them happens', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = (await world.apply(main, sub)).value;
      await prove(sub);
      const [agreed, withdrawn] = await Promise.all([world.agree(sub, id), close(main, 'network.withdrawLink', id)]);
      expect([agreed.refusal, withdrawn.refusal].toSorted()).toEqual(['statusChanged', undefined]);
      expect(await stateOf(id)).toBe(agreed.refusal ? 'withdrawn' : 'bound');
      if (!agreed.refusal) [main, sub] = [await world.newMember(), await world.newMember()];
    }
  });

  it('two main accounts are agreed to at once, and one of them is it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const other = await world.newMember();
      const ids = [(await world.apply(main, sub)).value.id, (await world.apply(other, sub)).value.id];
      const agreed = await Promise.all(ids.map((id) => world.agree(sub, id)));
      expect(agreed.filter(({ refusal }) => refusal === undefined)).toHaveLength(1);
      const { mains } = (await sub.client.call('network.links')).value;
      expect(mains.filter(({ state }) => state === 'bound')).toHaveLength(1);
      [main, sub] = [await world.newMember(), await world.newMember()];
    }
  });

  it('a chain of three is agreed to from both ends at once, and one link of it is made', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const last = await world.newMember();
      const [above, below] = [await world.apply(main, sub), await world.apply(sub, last)];
      await prove(sub, last);
      const agreed = await Promise.all([world.agree(sub, above.value.id), world.agree(last, below.value.id)]);
      expect(agreed.map(({ refusal }) => refusal ?? 'bound').toSorted()).toEqual(['bound', 'linkNotAllowed']);
      [main, sub] = [await world.newMember(), await world.newMember()];
    }
  });
}

function raceCollections(rounds: number): void {
  it('coins are collected while they are sent and the binding ends, and go one way', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await world.bindLongAgo(main, sub);
      await world.give(sub, { usdt: 10n });
      const shown = await preview();
      // Every other transfer goes to a known payee, in the batch.
      if (round % 2 === 1)
        await transact(world.ports.db, async (tx) => {
          await rememberPayee(tx, memberNumber(sub.no), memberNumber(world.bo.no), world.ports.clock.now());
          return accept(undefined);
        });
      await prove(main, sub);
      const [collected, sent, ended] = await Promise.all([
        collect(shown),
        sub.client.call('wallet.transfer', {
          body: { payee: world.bo.name, coin: 'usdt', amount: '6', payPassword: PAY },
        }),
        close(sub, 'network.endLink', id),
      ]);
      expect(ended.refusal).toBeUndefined();
      const outcome = outcomeOf(collected);
      expect(outcome).toBeOneOf(['moved', 'consentMissing', 'insufficientBalance']);
      expect(sent.refusal).toBe(outcome === 'moved' ? 'insufficientBalance' : undefined);
      expect((await usdt(main)) > 0).toBe(outcome === 'moved');
      expect(await usdt(sub)).toBe(outcome === 'moved' ? 0 : 4);
      [main, sub] = [await world.newMember(), await world.newMember()];
    }
  });

  it('twenty confirmations of previews come at once, and the coins move once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const more = await world.newMember();
      for (const one of [sub, more]) {
        await world.bindLongAgo(main, one);
        await world.give(one, { usdt: 10n, mey: 100n });
      }
      const ids = await Promise.all([1, 2, 3, 4].map(() => preview()));
      const done = await Promise.all(Array.from({ length: 20 }, (_, n) => collect(ids[n % 4] ?? '')));
      const rows = done.flatMap(({ refusal, value }) => (refusal ? [] : value.items)).flatMap((one) => one.rows);
      expect(rows.filter(({ reason }) => reason === null)).toHaveLength(4);
      expect(done.filter(({ refusal }) => refusal === 'quoteExpired')).toHaveLength(16);
      expect([await usdt(sub), await usdt(more)]).toEqual([0, 0]);
      [main, sub] = [await world.newMember(), await world.newMember()];
    }
  });

  it('coins are collected while the account is restricted, and move before it or not at all', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await world.bindLongAgo(main, sub);
      await world.give(sub, { usdt: 10n });
      const shown = await preview();
      await prove(main);
      const [collected] = await Promise.all([collect(shown), world.restrict(sub, 'collect')]);
      const outcome = outcomeOf(collected);
      expect(outcome).toBeOneOf(['moved', 'collectionRestricted']);
      expect((await usdt(sub)) === 0).toBe(outcome === 'moved');
      const { items } = (await main.client.call('wallet.previewCollection', { body: {} })).value;
      expect(items[0]?.reason?.name).toBe('collectionRestricted');
      [main, sub] = [await world.newMember(), await world.newMember()];
    }
  });
}

function raceSessions(rounds: number): void {
  it('a code is exchanged while the binding ends, and no session is left that acts for the account', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await world.bind(main, sub);
      const body = { payPassword: PAY };
      const { code } = (await main.client.call('network.subHandOff', { params: { id }, body })).value;
      const [opened, ended] = await Promise.all([
        main.client.call('identity.exchangeHandOff', { body: { code } }),
        close(sub, 'network.endLink', id),
      ]);
      expect(ended.refusal).toBeUndefined();
      expect(opened.refusal).toBeOneOf([undefined, 'handOffInvalid']);
      const { items } = (await sub.client.call('identity.sessions')).value;
      expect(items.filter(({ actingFor }) => actingFor)).toEqual([]);
      [main, sub] = [await world.newMember(), await world.newMember()];
    }
  });
}

/** Races about linked accounts, each tried so many times. */
export function raceLinkedAccounts(rounds: number): void {
  describe('races about linked accounts on the postgresql database', () => {
    beforeAll(async () => {
      world = await openLinkWorld('postgresql');
    });
    beforeEach(async () => {
      [main, sub] = [await world.newMember(), await world.newMember()];
    });
    afterEach(async () => expect(await world.faults()).toEqual([]));
    afterAll(() => world.close());

    raceAgreements(rounds);
    raceCollections(rounds);
    raceSessions(rounds);
  });
}
