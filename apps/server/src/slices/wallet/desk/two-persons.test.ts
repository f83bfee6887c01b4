import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { JPG } from '@greenhall/test-kit/otc-world';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindSlice } from '../../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { createHttp } from '../../../platform/http/server.ts';
import { insertAccount } from '../account/store-accounts.ts';
import { transact } from '../../../platform/database/transact.ts';
import { accept } from '@greenhall/domain/shared/result';
import { walletHandlers } from '../routes.ts';

describe.each(ENGINES)('an operator who is a member too on the %s database', (engine) => {
  let world: WalletWorld;
  let http: Awaited<ReturnType<typeof createHttp>>;
  /** An operator of this name who has declared these accounts, or (null) none yet. */
  let desk: (name: string, members?: readonly string[] | null) => TestClient;

  beforeAll(async () => {
    world = await openWalletWorld(engine);
    const { ports } = world;
    http = await createHttp(ports.settings, ports.log);
    const callers = new Map<string, ReturnType<typeof operatorCaller>>();
    const auth = { member: world.auth.member, operator: async (cookie: string) => callers.get(cookie) };
    bindSlice(http, auth, 'wallet', walletHandlers(ports));
    desk = (name, members = []) => {
      const cookie = `${name}-${members?.join('-') ?? 'undeclared'}`;
      callers.set(cookie, operatorCaller(name, members?.map((no) => memberNumber(no)) ?? null));
      const client = new TestClient(http);
      client.setCookie(OPERATOR_COOKIE, cookie);
      return client;
    };
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await http.close();
    await world.close();
  });

  const report = async (reference: string) => {
    const fields = { amount: '1000000', reference, note: '' };
    const made = await world.ann.client.upload('wallet.submitRecharge', fields, { voucher: JPG });
    return made.value.id;
  };
  const approve = (client: TestClient, id: string) => client.call('wallet.approveRecharge', { params: { id } });
  const stateOf = async (id: string) =>
    (await world.ann.client.call('wallet.recharges')).value.items.find((one) => one.id === id)?.state;

  it('neither approves nor books nor rejects its own recharge of 1 000 000', async () => {
    const { ann } = world;
    const id = await report('OWN-1');
    const own = desk('mallory', [ann.no]);
    expect((await approve(own, id)).refusal).toBe('reviewerInvolved');
    expect((await approve(desk('ada'), id)).value.state).toBe('approved');
    expect((await approve(own, id)).refusal).toBe('reviewerInvolved');
    const reject = { params: { id }, body: { reason: 'no receipt' } };
    expect((await own.call('wallet.rejectRecharge', reject)).refusal).toBe('reviewerInvolved');
    expect((await approve(desk('ada'), id)).refusal).toBe('fourEyes');
    expect(await stateOf(id)).toBe('approved');
    expect((await world.balance(ann, 'usdt')).available).toBe('0.000000');
    expect((await approve(desk('grace'), id)).value.state).toBe('booked');
    expect((await world.balance(ann, 'usdt')).available).toBe('1000000.000000');
  });

  it('does nothing at the desk before it has declared its accounts', async () => {
    const id = await report('OWN-2');
    const silent = desk('mallory', null);
    expect((await approve(silent, id)).refusal).toBe('reviewerUndeclared');
    const reject = { params: { id }, body: { reason: 'no receipt' } };
    expect((await silent.call('wallet.rejectRecharge', reject)).refusal).toBe('reviewerUndeclared');
    expect(await stateOf(id)).toBe('submitted');
  });

  it('nor by a node of the same owner, nor by one in a line with the member', async () => {
    const { ann, bo } = world;
    const id = await report('OWN-3');
    const owned = (owner: string) =>
      sql`update members_member set owner = ${owner}::bigint where member_no = ${bo.no}::bigint`.execute(
        world.ports.db,
      );
    expect((await desk('mallory', [bo.no]).call('wallet.deskRecharges')).status).toBe(200);
    await owned(ann.no);
    expect((await approve(desk('mallory', [bo.no]), id)).refusal).toBe('reviewerInvolved');
    await owned(bo.no);
    const below = await world.join('cyrus1', { by: ann.code, contact: ann.name, zone: 'A' });
    expect((await approve(desk('mallory', [below.no]), id)).refusal).toBe('reviewerInvolved');
    expect((await approve(desk('mallory', [bo.no]), id)).value.state).toBe('approved');
  });

  it('does not pay its own withdrawal', async () => {
    const { ann, ports } = { ann: world.ann, ports: world.ports };
    const account = await transact(ports.db, async (tx) => {
      const address = '0x52908400098527886E0F7030069857D2E4169EE7';
      const usableAt = new Date(ports.clock.now().getTime() - DAY);
      const place = { network: 'BEP20' as const, address, label: 'main', isDefault: true, usableAt };
      return accept(await insertAccount(tx, { memberNo: memberNumber(ann.no), ...place }));
    });
    expect(account.ok).toBe(true);
    const [saved] = (await ann.client.call('wallet.accounts')).value.items;
    const body = { account: saved?.id ?? '', amount: '1000', payPassword: PAY };
    const { id } = (await ann.client.call('wallet.withdraw', { body })).value;
    const pay = (client: TestClient, reference?: string) =>
      client.call('wallet.approveWithdrawal', { params: { id }, body: { reference } });
    const own = desk('mallory', [ann.no]);
    expect((await pay(own)).refusal).toBe('reviewerInvolved');
    expect((await pay(desk('ada', null))).refusal).toBe('reviewerUndeclared');
    expect((await pay(desk('ada'))).value.state).toBe('approved');
    const txid = `0x${'7'.repeat(64)}`;
    expect((await pay(own, txid)).refusal).toBe('reviewerInvolved');
    expect((await pay(desk('ada'), txid)).refusal).toBe('fourEyes');
    const reject = { params: { id }, body: { reason: 'wrong network' } };
    expect((await own.call('wallet.rejectWithdrawal', reject)).refusal).toBe('reviewerInvolved');
    expect((await world.balance(ann, 'usdt')).locked).toBe('1000.000000');
    expect((await pay(desk('grace'), txid)).value.state).toBe('paid');
  });
});
