import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type PayInWorld, openPayInWorld } from '@greenhall/test-kit/pay-in-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept } from '@greenhall/domain/shared/result';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { recentAlarms } from '../../../platform/alarms.ts';
import { run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { takeAddress } from '../account/store-addresses.ts';
import { sealOf } from '../pay-in/seal.ts';
import { allDepositMethods } from '../pay-in/store-deposit-methods.ts';

/** The contract of the token, and where coins are lost. */
const NOBODYS = {
  BEP20: ['0x55d398326f99059fF775485246999027B3197955', '0x000000000000000000000000000000000000dEaD'],
  TRC20: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
};

describe.each(ENGINES)('the address of a way on a network on the %s database', (engine) => {
  let world: PayInWorld;
  beforeAll(async () => {
    world = await openPayInWorld(engine);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const shown = async () =>
    (await world.ann.client.call('wallet.depositMethods')).value.items.map(({ account }) => account);
  const idOf = (made: { value: unknown }) => (made.value as { id: string }).id;

  it.each(['BEP20', 'TRC20'] as const)('on %s passes its checksum and is kept in one form', async (kind) => {
    const account = world.address(kind);
    for (const wrong of [account.slice(0, -1), account.replace(/[A-F]/, (letter) => letter.toLowerCase()), 'DE02', ''])
      expect((await world.propose({ kind, account: wrong })).refusal).toMatch(/^(addressInvalid|badRequest)$/);
    for (const outside of ['bank', 'other'])
      expect((await world.propose({ kind: outside, account })).refusal).toBe('addressInvalid');
    const other = kind === 'BEP20' ? 'TRC20' : 'BEP20';
    expect((await world.propose({ kind: other, account })).refusal).toBe('addressInvalid');
    const typed = kind === 'BEP20' ? account.toLowerCase() : account;
    await world.approve(idOf(await world.propose({ kind, account: typed })));
    await world.nextDay();
    expect(await shown()).toContain(account);
    expect((await world.propose({ kind, account: typed })).refusal).toBe('statusChanged');
  });

  it('is no trading account of a member and was none, at the proposal, the decision and the opening', async () => {
    const [kept, changed, late, later] = [world.address(), world.address(), world.address(), world.address()];
    const saved = await world.save(world.ann, kept);
    for (const account of [kept, kept.toLowerCase(), `0x${kept.slice(2).toUpperCase()}`])
      expect((await world.propose({ account })).refusal).toBe('addressKeptApart');
    const params = { id: idOf(saved) };
    await world.ann.client.call('wallet.deleteAccount', { params, body: { payPassword: PAY } });
    expect((await world.propose({ account: kept })).refusal).toBe('addressKeptApart');
    // One whose row is not in the table of addresses, as an older version leaves it.
    await world.save(world.bo, changed);
    await run(world.ports.db, sql`delete from wallet_address where address = ${changed.toLowerCase()}`);
    expect((await world.propose({ account: changed })).refusal).toBe('addressKeptApart');
    await run(
      world.ports.db,
      sql`insert into wallet_address (network, address, belongs_to) values ('BEP20', ${changed.toLowerCase()}, 'member')`,
    );
    const undecided = idOf(await world.propose({ account: late }));
    await world.save(world.ann, late);
    expect((await world.approve(undecided)).refusal).toBe('addressKeptApart');
    const approved = idOf(await world.propose({ account: later }));
    expect((await world.approve(approved)).refusal).toBeUndefined();
    await world.save(world.bo, later);
    await world.nextDay();
    expect(await shown()).not.toContain(later);
  });

  it('is kept apart from the target of a withdrawal whose account has another address by now', async () => {
    const target = world.address();
    await world.save(world.ann, target);
    await run(world.ports.db, sql`update wallet_account set address = ${world.address()} where address = ${target}`);
    expect((await world.propose({ account: target })).refusal).toBe('addressKeptApart');
  });

  it('can neither be saved as a trading account nor withdrawn to, not even once the way is closed', async () => {
    const way = await world.openWay();
    for (const typed of [way.address, way.address.toLowerCase()])
      expect((await world.save(world.ann, typed)).refusal).toBe('addressKeptApart');
    const body = { reason: 'another one comes' };
    await world.desk('max', 'accountant').call('wallet.closeDepositMethod', { params: { id: way.id }, body });
    expect((await world.save(world.ann, way.address)).refusal).toBe('addressKeptApart');
    // A trading account that came past the program.
    const mine = world.address();
    const account = idOf(await world.save(world.bo, mine));
    await run(
      world.ports.db,
      sql`update wallet_account set address = ${way.address}, usable_at = '2000-01-01' where id = ${BigInt(account)}`,
    );
    await world.give(world.bo, { usdt: 100n });
    world.ports.clock.advance(DAY);
    Object.assign(world.bo, await world.signIn(world.bo.no, world.bo.name));
    const asked = await world.bo.client.call('wallet.withdraw', { body: { account, amount: '20', payPassword: PAY } });
    expect(asked.refusal).toBe('addressKeptApart');
    await run(world.ports.db, sql`update wallet_account set address = ${mine} where id = ${BigInt(account)}`);
  });

  it.each(['BEP20', 'TRC20'] as const)('on %s is none at which nobody can be paid', async (kind) => {
    for (const account of NOBODYS[kind])
      expect((await world.propose({ kind, account })).refusal).toBe('addressInvalid');
  });

  it.each(['BEP20', 'TRC20'] as const)(
    'on %s is closed where it was opened before nobody could be paid there',
    async (kind) => {
      const { db, secret } = world.ports;
      for (const account of NOBODYS[kind]) {
        const { id, address } = await world.openWay(kind);
        const row = (await allDepositMethods(db)).find((one) => String(one.id) === id);
        if (!row) throw new Error('no way is there');
        const seal = sealOf(secret, { ...row, account });
        await run(db, sql`update wallet_pay_in_way set account = ${account}, seal = ${seal} where id = ${row.id}`);
        const begun = await world.ann.client.call('wallet.openExactPayment', { body: { way: id, amount: '300' } });
        expect(begun.refusal).toBe('notFound');
        expect(await shown()).not.toContain(account);
        const { items } = (await world.desk('max', 'accountant').call('wallet.deskDepositMethods')).value;
        expect(items.find((one) => one.id === id)).toMatchObject({ state: 'closed', closedBy: null, isPayee: false });
        await world.ports.alarms.idle();
        const told = await recentAlarms(db, world.ports.clock.now());
        expect(told).toContainEqual(expect.objectContaining({ name: 'payInWay', detail: { way: id, what: 'closed' } }));
        expect(address).not.toBe(account);
      }
    },
  );

  it('is one side’s alone, although both take it at once', async () => {
    const address = world.address();
    const take = (side: 'member' | 'payIn') =>
      transact(world.ports.db, async (tx) => accept(await takeAddress(tx, 'BEP20', address, side)));
    const taken = await Promise.all(Array.from({ length: 10 }, (_, turn) => take(turn % 2 === 0 ? 'member' : 'payIn')));
    expect(taken.filter((done) => done.ok && done.value)).toHaveLength(5);
  });

  it('is decided by another operator than the one who proposed it', async () => {
    const id = idOf(await world.propose({ account: world.address() }));
    expect((await approveShown(world.desk('max', 'super'), id)).refusal).toBe('fourEyes');
    expect((await approveShown(world.desk('sue', 'support'), id)).refusal).toBe('forbidden');
  });
});
