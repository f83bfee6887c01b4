import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { openNode } from '@greenhall/test-kit/network/further-node';
import { rounds } from '@greenhall/test-kit/rounds';
import { type VerificationWorld, openVerificationWorld } from '@greenhall/test-kit/verification/world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/database/transact.ts';
import { insertAccount } from '../account/store-accounts.ts';

let addresses = 0;
/** An account that can be used at once. */
async function accountOf(world: VerificationWorld, person: Person): Promise<string> {
  addresses += 1;
  const address = `0x${String(addresses).padStart(40, '0')}`;
  const at = world.ports.clock.now();
  await transact(world.ports.db, async (tx) => {
    const place = { network: 'BEP20', address, label: 'Own', isDefault: true, usableAt: at, provedAt: at } as const;
    return accept(await insertAccount(tx, { memberNo: memberNumber(person.no), ...place }));
  });
  const [saved] = (await person.client.call('wallet.accounts')).value.items;
  return saved?.id ?? '';
}

const ask = (person: Person, account: string, amount: string, payPassword: string = PAY) =>
  person.client.call('wallet.withdraw', { body: { account, amount, payPassword } });
const limitOf = async (person: Person) => (await person.client.call('wallet.withdrawalLimit')).value;

describe.each(ENGINES)('the limit of withdrawals on %s', (engine) => {
  let world: VerificationWorld;
  beforeAll(async () => {
    world = await openVerificationWorld(engine);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  it('counts all accounts of an owner, and rises with the level', async () => {
    const { ann, ports } = world;
    const opened = await openNode(world, ann, ann, { contact: ann.name, username: 'annsecond', payPassword: PAY });
    const second = await world.signIn(opened.value.id, 'annsecond');
    const [first, other] = [await accountOf(world, ann), await accountOf(world, second)];
    for (const person of [ann, second]) await world.fund(person.no, 'usdt', 60_000n);
    expect(await limitOf(second)).toMatchObject({ level: 1, limit: '2000.000000', left: '2000.000000' });
    const { value: asked } = await ask(ann, first, '1500');
    const refused = await ask(second, other, '501', 'cedar-4417');
    expect([refused.refusal, refused.params]).toEqual(['verificationRequired', { level: 2 }]);
    expect((await ask(second, other, '500', 'cedar-4417')).refusal).toBeUndefined();
    expect(await limitOf(ann)).toMatchObject({ requested: '2000.000000', left: '0.000000' });
    // What is taken back does not count.
    await ann.client.call('wallet.cancelWithdrawal', { params: { id: asked.id }, body: {} });
    expect(await limitOf(second)).toMatchObject({ left: '1500.000000' });
    await world.approve(world.reviewer('cleo'), ann);
    expect(await limitOf(second)).toMatchObject({ level: 2, left: '49500.000000' });
    const over = await ask(ann, first, '49501');
    expect([over.refusal, over.params]).toEqual(['amountRange', { min: '10.000000', max: '49500.000000' }]);
    expect((await ask(ann, first, '49500')).refusal).toBeUndefined();
    ports.clock.advance(DAY);
    const again = await world.signIn(ann.no, ann.name);
    expect(await limitOf(again)).toMatchObject({ requested: '0.000000', left: '50000.000000' });
  });
});

describe('withdrawals in parallel on the postgresql database', () => {
  it('keep the limit together', async () => {
    const world = await openVerificationWorld('postgresql');
    let { bo } = world;
    const account = await accountOf(world, bo);
    for (let round = 0; round < rounds(5, 100); round += 1) {
      world.ports.clock.advance(DAY);
      bo = await world.signIn(bo.no, bo.name);
      await world.fund(bo.no, 'usdt', 4_000n);
      const all = await Promise.all(Array.from({ length: 6 }, () => ask(bo, account, '500')));
      expect(all.filter(({ refusal }) => refusal === undefined)).toHaveLength(4);
      expect(all.flatMap(({ refusal }) => refusal ?? [])).toEqual(['verificationRequired', 'verificationRequired']);
      expect(await limitOf(bo)).toMatchObject({ left: '0.000000' });
    }
    expect(await world.faults()).toEqual([]);
    await world.close();
  });
});
