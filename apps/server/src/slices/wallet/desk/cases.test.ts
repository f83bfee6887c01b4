import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { settleOperators } from '@greenhall/test-kit/operators';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

describe.each(ENGINES)('the cases of the desk on the %s database', (engine) => {
  let world: WalletWorld;
  let first: TestClient;
  let second: TestClient;
  let accountant: TestClient;
  let jpg: Buffer;

  beforeAll(async () => {
    world = await openWalletWorld(engine);
    const { ports, ann, http } = world;
    const seated = async (names: readonly string[], roles: Parameters<typeof settleOperators>[2]) =>
      (await settleOperators(ports, names, roles)).map(({ cookie }) => {
        const client = new TestClient(http);
        client.setCookie(OPERATOR_COOKIE, cookie);
        return client;
      });
    [first, second] = (await seated(['ottocase', 'ninacase'], {})) as [TestClient, TestClient];
    [accountant] = (await seated(['accountantcase'], { roles: ['accountant'] })) as [TestClient];
    await world.fund(ann.no, 'usdt', 5_000n);
    await run(
      ports.db,
      sql`insert into wallet_account (member_no, network, address, label, is_default, usable_at, proved_at)
          values (${ann.no}, 'BEP20', ${ADDRESS}, 'savings', true, ${ports.clock.now()}, ${ports.clock.now()})`,
    );
    jpg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#28ae6d' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => world.close());

  const withdraw = async (amount: string) => {
    const [account] = (await world.ann.client.call('wallet.accounts')).value.items;
    const body = { account: account?.id ?? '', amount, payPassword: PAY };
    return (await world.ann.client.call('wallet.withdraw', { body })).value;
  };
  const caseOf = (client: TestClient, id: string) => client.call('wallet.withdrawalCase', { params: { id } });

  it('shows a withdrawal beside its limit, its account, earlier ones, and its line with every posting', async () => {
    const before = await withdraw('100');
    const { id, number } = await withdraw('250');
    const { value } = await caseOf(first, id);
    expect(value.request).toMatchObject({ number, memberName: 'annlee', amount: '250.000000' });
    expect(value.requester).toMatchObject({ level: 1, requested: '350.000000', restrictions: [] });
    expect(value.account).toMatchObject({ label: 'savings' });
    expect(value.account?.provedAt).not.toBeNull();
    expect(value.earlier.map((one) => one.number)).toEqual([before.number]);

    await first.call('wallet.approveWithdrawal', { params: { id } });
    await second.call('wallet.approveWithdrawal', { params: { id }, body: { reference: `0x${'7'.repeat(64)}` } });
    const line = (await first.call('admin.timeline', { params: { kind: 'withdrawal', id } })).value.items;
    const told = line.map(({ part, name, by, amount }) =>
      [part, name, by, amount].filter((one) => one !== null).join(' '),
    );
    expect(told.toSorted()).toEqual([
      'act withdrawal.approve ottocase',
      'act withdrawal.pay ninacase',
      'notice withdrawalApproved',
      'notice withdrawalPaid',
      'posting withdrawal 249.000000',
      'posting withdrawalFee 1.000000',
      'posting withdrawalHold 250.000000',
      'step made member 250.000000',
      'step paid',
    ]);
    expect(line.map(({ at }) => at)).toEqual(line.map(({ at }) => at).toSorted());
  });

  it('says when the account has another address by now', async () => {
    const { id } = await withdraw('60');
    await run(world.ports.db, sql`update wallet_account set address = ${ADDRESS.toLowerCase()}`);
    expect((await caseOf(first, id)).value.account).toBeNull();
    await run(world.ports.db, sql`update wallet_account set address = ${ADDRESS}`);
  });

  it('marks an address at which nobody can be paid, which is neither approved nor withdrawn to again', async () => {
    const { id } = await withdraw('60');
    const burnt = '0x000000000000000000000000000000000000dEaD';
    // Both were saved before it was asked whether somebody can be paid there.
    const setAddress = async (address: string) => {
      await run(world.ports.db, sql`update wallet_account set address = ${address}`);
      await run(world.ports.db, sql`update wallet_withdrawal set address = ${address} where id = ${BigInt(id)}`);
    };
    await setAddress(burnt);
    expect((await caseOf(first, id)).value.request).toMatchObject({ address: burnt, isPayee: false });
    expect((await first.call('wallet.approveWithdrawal', { params: { id } })).refusal).toBe('addressInvalid');
    const [account] = (await world.ann.client.call('wallet.accounts')).value.items;
    const body = { account: account?.id ?? '', amount: '60', payPassword: PAY };
    expect((await world.ann.client.call('wallet.withdraw', { body })).refusal).toBe('addressInvalid');
    await setAddress(ADDRESS);
    expect((await caseOf(first, id)).value.request.isPayee).toBe(true);
  });

  it('shows restrictions to who may read them alone', async () => {
    const { ports, ann } = world;
    const { id } = await withdraw('50');
    const until = new Date(ports.clock.now().getTime() + 3_600_000);
    await run(
      ports.db,
      sql`insert into members_restriction (member_no, owner, kind, reason, is_alone, set_by, starts_at, ends_at)
          select member_no, owner, 'withdraw', 'a review', true, 'ottocase', ${ports.clock.now()}, ${until}
            from members_member where member_no = ${ann.no}`,
    );
    const seen = async (client: TestClient) => (await caseOf(client, id)).value.requester.restrictions.length;
    expect([await seen(first), await seen(accountant)]).toEqual([1, 0]);
  });

  it('shows a recharge with its voucher, and what is not there is refused', async () => {
    const report = (reference: string) =>
      world.ann.client.upload('wallet.submitRecharge', { amount: '250', reference, note: '' }, { voucher: jpg });
    const earlier = (await report('BANK-1')).value;
    const { id } = (await report('BANK-2')).value;
    const { value } = await first.call('wallet.rechargeCase', { params: { id } });
    expect(await first.sees(value.request.voucher ?? '')).toBe(true);
    expect(value.earlier.map((one) => one.number)).toEqual([earlier.number]);
    expect((await first.call('wallet.rechargeCase', { params: { id: '999999' } })).refusal).toBe('notFound');
    expect((await caseOf(first, '999999')).refusal).toBe('notFound');
    expect((await caseOf(first, 'x')).status).toBe(400);
    const [desk] = await settleOperators(world.ports, ['contentcase'], { roles: ['content'] });
    const content = new TestClient(world.http);
    content.setCookie(OPERATOR_COOKIE, desk?.cookie ?? '');
    expect((await caseOf(content, id)).status).toBe(403);
    expect((await caseOf(world.ann.client, id)).status).toBe(401);
  });
});
