import { routes } from '@greenhall/contract/routes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { openNode } from '@greenhall/test-kit/network/further-node';
import { type VerificationWorld, openVerificationWorld } from '@greenhall/test-kit/verification/world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, requestTransfer, limitOf, raceLimit } from './test-limit.ts';

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
    const { value: asked } = await requestTransfer(ann, first, '1500');
    const refused = await requestTransfer(second, other, '501', 'cedar-4417');
    expect([refused.refusal, refused.params]).toEqual(['verificationRequired', { level: 2 }]);
    expect((await requestTransfer(second, other, '500', 'cedar-4417')).refusal).toBeUndefined();
    expect(await limitOf(ann)).toMatchObject({ requested: '2000.000000', left: '0.000000' });
    // What is taken back does not count.
    await ann.client.call('wallet.cancelWithdrawal', { params: { id: asked.id }, body: {} });
    expect(await limitOf(second)).toMatchObject({ left: '1500.000000' });
    await world.approve(world.reviewer('cleo'), ann);
    expect(await limitOf(second)).toMatchObject({ level: 2, left: '49500.000000' });
    const over = await requestTransfer(ann, first, '49501');
    expect([over.refusal, over.params]).toEqual(['amountRange', { min: '10.000000', max: '49500.000000' }]);
    expect((await requestTransfer(ann, first, '49500')).refusal).toBeUndefined();
    ports.clock.advance(DAY);
    const again = await world.signIn(ann.no, ann.name);
    expect(await limitOf(again)).toMatchObject({ requested: '0.000000', left: '50000.000000' });
  });

  it('is asked for after what the contract names before it, and in that order', async () => {
    const { bo, ports } = world;
    const [no, at] = [memberNumber(bo.no), ports.clock.now()];
    const account = await accountOf(world, bo);
    const own = sql`where member_no = ${no}`;
    const set = (values: string) => sql`update identity_credential set ${sql.raw(values)} ${own}`.execute(ports.db);
    const usableFrom = (when: Date) => sql`update wallet_account set usable_at = ${when} ${own}`.execute(ports.db);
    const unlocked = `unlocked_at = '${at.toISOString()}'`;
    await set(`transfer_lock = true, ${unlocked}, changes = '{"phone": ${at.getTime()}}'`);
    await usableFrom(new Date(at.getTime() + DAY));
    await sql`
      insert into members_restriction (member_no, owner, kind, reason, is_alone, set_by, starts_at, ends_at)
      values (${no}, ${no}, 'withdraw', 'A test', true, 'eve', ${at}, ${new Date(at.getTime() + DAY)})`.execute(
      ports.db,
    );
    const body = { account: '999999999', amount: '0', fee: '1000', payPassword: 'wrong-1' };
    // Everything is wrong at first, and what was refused is put right.
    const repairs: (() => unknown)[] = [
      () => (body.payPassword = PAY),
      () => set('transfer_lock = false'),
      () => set('unlocked_at = null'),
      () => set(`changes = '{}'`),
      () => (body.amount = '1'),
      () => (body.amount = '2001'),
      () => (body.fee = '1'),
      () => sql`delete from members_restriction ${own}`.execute(ports.db),
      () => (body.amount = '2000'),
      () => (body.account = account),
      () => usableFrom(at),
    ];
    const said: (string | undefined)[] = [];
    for (const repair of [...repairs, () => undefined]) {
      said.push((await bo.client.call('wallet.withdraw', { body })).refusal);
      await repair();
    }
    const elsewhere: readonly string[] = ['addressInvalid', 'addressKeptApart'];
    expect(said).toEqual(routes.wallet.withdraw.refusals.filter((name) => !elsewhere.includes(name)));
  });
});

raceLimit(2);
