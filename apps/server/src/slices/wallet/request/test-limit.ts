import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { DAY } from '@greenhall/domain/shared/time';
import { type VerificationWorld, openVerificationWorld } from '@greenhall/test-kit/verification/world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { describe, expect, it } from 'vitest';
import { transact } from '../../../platform/database/transact.ts';
import { insertAccount } from '../account/store-accounts.ts';

let addresses = 0;
/** An account that can be used at once. */
export async function accountOf(world: VerificationWorld, person: Person): Promise<string> {
  addresses += 1;
  const address = `0x${String(addresses).padStart(40, '7')}`;
  const at = world.ports.clock.now();
  await transact(world.ports.db, async (tx) => {
    const place = { network: 'BEP20', address, label: 'Own', isDefault: true, usableAt: at, provedAt: at } as const;
    return accept(await insertAccount(tx, { memberNo: memberNumber(person.no), ...place }));
  });
  const [saved] = (await person.client.call('wallet.accounts')).value.items;
  return saved?.id ?? '';
}

export const requestTransfer = (person: Person, account: string, amount: string, payPassword: string = PAY) =>
  person.client.call('wallet.withdraw', { body: { account, amount, payPassword } });
export const limitOf = async (person: Person) => (await person.client.call('wallet.withdrawalLimit')).value;

/** Withdrawals that are asked for at once, tried so many times. */
export function raceLimit(rounds: number): void {
  describe('withdrawals in parallel on the postgresql database', () => {
    it('keep the limit together', async () => {
      const world = await openVerificationWorld('postgresql');
      let { bo } = world;
      const account = await accountOf(world, bo);
      for (let round = 0; round < rounds; round += 1) {
        world.ports.clock.advance(DAY);
        bo = await world.signIn(bo.no, bo.name);
        await world.fund(bo.no, 'usdt', 4_000n);
        const all = await Promise.all(Array.from({ length: 6 }, () => requestTransfer(bo, account, '500')));
        expect(all.filter(({ refusal }) => refusal === undefined)).toHaveLength(4);
        expect(all.flatMap(({ refusal }) => refusal ?? [])).toEqual(['verificationRequired', 'verificationRequired']);
        expect(await limitOf(bo)).toMatchObject({ left: '0.000000' });
      }
      expect(await world.faults()).toEqual([]);
      await world.close();
    });
  });
}
