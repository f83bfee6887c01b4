import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MINUTE } from '@greenhall/domain/shared/time';
import { forgetLimits } from '@greenhall/test-kit/limits';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accept } from '@greenhall/domain/shared/result';
import { sql } from 'kysely';
import { rows, run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { rememberPayee } from '../store.ts';
import { creditDueTransfers } from '../transfer/settle-transfer.ts';
import { expireRequests } from './end-requests.ts';

const PAYERS = 50;

let world: WalletWorld;
const payers: Person[] = [];
let last: Person;
/** A member below all others, of whom nobody knows anything yet. */
const newMember = async (name: string) => {
  last = await world.join(name, { by: last.code, contact: last.name, zone: 'A' });
  return last;
};
const make = async (minutes = 60, who = world.bo) => {
  await forgetLimits(world.ports.db);
  const body = { coin: 'usdt', amount: '1', minutes } as const;
  return (await who.client.call('wallet.makePaymentRequest', { body })).value;
};
const pay = (who: Person, name: string, feeBp: number) =>
  who.client.call('wallet.payPaymentRequest', { params: { name }, body: { feeBp, payPassword: PAY } });
/** Proves the payment passwords beforehand, so that the calls of a race are not told apart by their hashing. */
const prove = (all: readonly Person[]) => Promise.all(all.map((one) => pay(one, 'A'.repeat(22), 0)));
const stateOf = async (name: string) =>
  (await world.bo.client.call('wallet.paymentRequest', { params: { name } })).value.state;
const cancel = (name: string) => world.bo.client.call('wallet.cancelPaymentRequest', { params: { name } });
/** What all payers have together, available and held. */
const sums = async () => {
  const all = await Promise.all(payers.map((payer) => world.balance(payer, 'usdt')));
  return all.reduce((sum, { available, locked }) => sum + Number(available) + Number(locked), 0);
};
/** How many statements wait for a lock. */
const waiting = async () =>
  (
    await rows(
      world.ports.db,
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;
/** Lets a payment that is held be credited. */
const settle = async (name: string) => {
  if ((await stateOf(name)) !== 'held') return;
  world.ports.clock.advance(10 * MINUTE);
  await creditDueTransfers(world.ports);
};

function racePayments(rounds: number): void {
  it('fifty pay one request at once, and one of them has paid', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { name, feeBp } = await make();
      const before = await sums();
      await prove(payers);
      const paid = await Promise.all(payers.map((payer) => pay(payer, name, feeBp)));
      expect(paid.filter(({ refusal }) => refusal === undefined)).toHaveLength(1);
      expect(paid.filter(({ refusal }) => refusal === 'statusChanged')).toHaveLength(PAYERS - 1);
      await settle(name);
      expect(await stateOf(name)).toBe('paid');
      expect(await sums()).toBeCloseTo(before - 1, 6);
    }
  });

  it('a request is paid while it is canceled, and either of them happens', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { name, feeBp } = await make();
      const payer = payers[round % PAYERS] as Person;
      await prove([payer]);
      const [paid, canceled] = await Promise.all([pay(payer, name, feeBp), cancel(name)]);
      expect([paid.refusal, canceled.refusal].toSorted()).toEqual(['statusChanged', undefined]);
      await settle(name);
      expect(await stateOf(name)).toBe(paid.refusal ? 'canceled' : 'paid');
    }
  });
}

function raceEnds(rounds: number): void {
  it('a held payment is taken back while it is credited, and the request is open or paid', async () => {
    const [payer] = payers as [Person];
    for (let round = 0; round < rounds; round += 1) {
      const asker = await newMember(`asker${round}x`);
      const { name, feeBp } = await make(60, asker);
      const id = (await pay(payer, name, feeBp)).value.transfer?.id ?? '';
      world.ports.clock.advance(10 * MINUTE - 1);
      const ended = await transact(world.ports.db, async (tx) => {
        // Both have read that it is held before either of them changes it.
        await run(tx, sql`select from wallet_transfer where id = ${BigInt(id)} for update`);
        const back = payer.client.call('wallet.cancelTransfer', { params: { id } });
        await expect.poll(waiting).toBe(1);
        world.ports.clock.advance(1);
        const credited = creditDueTransfers(world.ports);
        await expect.poll(waiting).toBe(2);
        return accept({ both: Promise.all([back, credited]) });
      });
      const [taken] = ended.ok ? await ended.value.both : [];
      expect(await stateOf(name)).toBe(taken?.refusal ? 'paid' : 'open');
    }
  });

  it('a request is paid in its last moment while it is swept away, and is paid or expired', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { name, feeBp } = await make(5);
      const payer = payers[round % PAYERS] as Person;
      world.ports.clock.advance(5 * MINUTE - 1);
      const paying = pay(payer, name, feeBp);
      world.ports.clock.advance(1);
      const [paid] = await Promise.all([paying, expireRequests(world.ports), expireRequests(world.ports)]);
      await settle(name);
      expect(await stateOf(name)).toBe(paid.refusal ? 'expired' : 'paid');
    }
  });

  it('twenty requests are made beside nineteen that are open, and one of them is', async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, mayCancel } of (
        await world.bo.client.call('wallet.paymentRequests', { query: { limit: '100' } })
      ).value.items)
        if (mayCancel) await cancel(name);
      await Promise.all(Array.from({ length: 19 }, () => make()));
      const body = { coin: 'usdt', amount: '1', minutes: 5 } as const;
      const made = await Promise.all(
        Array.from({ length: 20 }, () => world.bo.client.call('wallet.makePaymentRequest', { body })),
      );
      expect(made.filter(({ refusal }) => refusal === undefined)).toHaveLength(1);
      expect(made.filter(({ refusal }) => refusal === 'requestLimit')).toHaveLength(19);
    }
  });
}

/** Races about payment requests, each tried so many times. */
export function racePaymentRequests(rounds: number): void {
  describe('races about payment requests on the postgresql database', () => {
    beforeAll(async () => {
      world = await openWalletWorld('postgresql');
      last = world.ann;
      for (let n = 0; n < PAYERS; n += 1) {
        const payer = await newMember(`payer${n}x`);
        await world.give(payer, { usdt: BigInt(10 * rounds) });
        payers.push(payer);
      }
      // Every other one has paid the asker before, so that some payments are held and others credited at once.
      await transact(world.ports.db, async (tx) => {
        for (const { no } of payers.filter((_, n) => n % 2 === 0))
          await rememberPayee(tx, memberNumber(no), memberNumber(world.bo.no), world.ports.clock.now());
        return accept(undefined);
      });
    });
    afterEach(async () => {
      expect(await world.faults()).toEqual([]);
      await forgetLimits(world.ports.db);
    });
    afterAll(() => world.close());

    racePayments(rounds);
    raceEnds(rounds);
  });
}
