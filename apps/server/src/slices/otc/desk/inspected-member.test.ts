import { maskUsername } from '@greenhall/domain/identity/masking';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs, operatorCaller } from '@greenhall/test-kit/operators';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const REASON = 'asked by phone about a missing payment';

/** The parts of an inspected member's account. */
const PARTS = [
  ['wallet.deskBalances', 'balances'],
  ['wallet.deskBill', 'bill'],
  ['network.deskTree', 'tree'],
  ['network.deskLinks', 'links'],
  ['stock.deskAllocations', 'allocations'],
  ['stock.deskSales', 'sales'],
  ['otc.deskMemberTrades', 'trades'],
  ['members.deskProfile', 'profile'],
  ['members.deskSessions', 'sessions'],
  ['notifications.deskNotices', 'notices'],
] as const;

describe.each(ENGINES)('an inspected member on %s', (engine) => {
  let world: OtcWorld;
  let trade: string;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    trade = await world.trade({ quantity: '100' });
  });
  afterAll(() => world.close());

  const operator = () => world.operator('olga');
  const id = () => world.seller.no;
  const inspect = (by = operator(), no = id()) =>
    by.call('members.inspect', { params: { id: no }, body: { category: 'payment', reason: REASON } });
  /** What a part of the account is asked for with, by an inspection that begins now. */
  const opened = async () => ({ params: { inspection: (await inspect()).value.id } });
  const logged = async () => (await latestActs(world.ports.db, 1))[0];

  it.each(PARTS)('does not open by %s without an own inspection, nor to members', async (route) => {
    const ask = await opened();
    await operator().call('members.endInspection', { params: { id: id() } });
    expect((await operator().call(route, ask)).refusal).toBe('inspectionOver');
    expect((await operator().call(route, { params: { inspection: '999999' } })).refusal).toBe('notFound');
    expect((await world.operator('peter').call(route, ask)).refusal).toBe('notFound');
    expect((await world.operator('olga', null).call(route, ask)).refusal).toBe('reviewerUndeclared');
    expect((await world.operator('olga', [id()]).call(route, ask)).refusal).toBe('reviewerInvolved');
    expect((await world.seller.client.call(route, ask)).refusal).toBe('notSignedIn');
    expect((await logged())?.act).not.toBe('member.open');
  });

  it.each(PARTS)('opens by %s to the operator who inspects it, with the reason in the log', async (route, part) => {
    expect((await operator().call(route, await opened())).status).toBe(200);
    expect(await logged()).toMatchObject({
      operator: 'olga',
      act: 'member.open',
      subject: id(),
      detail: { part },
      reason: REASON,
    });
  });

  it('refuses every write under an inspection, whatever it is', async () => {
    const { params } = await opened();
    for (const part of [...PARTS.map(([, name]) => name), 'restrict', ''])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const url = `/api/admin/inspections/${params.inspection}/${part}`;
        const refused = await world.http.inject({ method, url, payload: {} });
        expect(refused.json(), `${method} ${part}`).toMatchObject({ title: 'inspectionReadsOnly' });
      }
    const elsewhere = await world.http.inject({ method: 'POST', url: '/api/admin/inspected', payload: {} });
    expect(elsewhere.json()).toMatchObject({ title: 'notFound' });
  });

  it('shows what the member itself sees of its coins, page by page and filtered', async () => {
    const asked = await opened();
    const own = await world.seller.client.call('wallet.balances');
    const balances = await operator().call('wallet.deskBalances', asked);
    expect(balances.value).toEqual(own.value);
    expect(own.value.holds.map(({ what }) => what)).toContain('otcTrade');
    const bill = await world.seller.client.call('wallet.bill', { query: { limit: '1' } });
    const page = await operator().call('wallet.deskBill', { ...asked, query: { limit: '1' } });
    expect(page.value).toEqual(bill.value);
    const query = { limit: '1', cursor: page.value.next ?? '' };
    const further = await operator().call('wallet.deskBill', { ...asked, query });
    expect(further.value.items[0]?.id).not.toBe(page.value.items[0]?.id);
    const exchanges = await operator().call('wallet.deskBill', { ...asked, query: { kind: 'exchange' } });
    expect(new Set(exchanges.value.items.map(({ kind }) => kind))).toEqual(new Set(['exchange']));
    const wrong = await operator().call('wallet.deskBill', { ...asked, query: { cursor: 'x' } });
    expect(wrong.refusal).toBe('pageCursorInvalid');
  });

  it('shows its place in both trees with the next levels, and its trades with both sides', async () => {
    const asked = await opened();
    const tree = (await operator().call('network.deskTree', asked)).value;
    expect(tree).toMatchObject({ referrer: { userid: 'annlee' }, contact: { userid: 'annlee' }, zone: 'A' });
    expect(tree.nodes[0]).toMatchObject({ id: id(), depth: 0, parent: null });
    const above = await operator().call('network.deskTree', { ...asked, query: { root: world.ann.no } });
    expect(above.refusal).toBe('memberNotFound');
    const trades = (await operator().call('otc.deskMemberTrades', asked)).value;
    expect(trades.items).toMatchObject([
      { id: trade, seller: { member: id() }, buyer: { member: world.buyer.no, name: world.buyer.name } },
    ]);
    const none = await operator().call('otc.deskMemberTrades', { ...asked, query: { role: 'buyer' } });
    expect(none.value.items).toEqual([]);
    const bill = await operator().call('wallet.deskBill', asked);
    const sides = bill.value.items.flatMap(({ counterparty }) => counterparty ?? []);
    expect(sides).not.toContain(world.buyer.name);
    expect(sides.every((name) => name === maskUsername(world.buyer.name))).toBe(true);
  });

  it('reads of a look into one of its trades by roles and number, and no name', async () => {
    const asked = { params: { id: trade }, query: { reason: REASON } };
    expect((await operator().call('otc.deskTrade', asked)).status).toBe(200);
    const looks = [{ operator: String(operatorCaller('olga').operatorId), roles: ['super'], reason: REASON }];
    for (const { client } of [world.seller, world.buyer]) {
      const read = await client.call('otc.trade', { params: { id: trade } });
      expect(read.value.looks).toMatchObject(looks);
      expect(read.raw.body).not.toContain('olga');
    }
  });

  it('shows its linked accounts from both sides, with masked names', async () => {
    const { ports, seller, buyer, ann } = world;
    const at = ports.clock.now();
    const ago = (days: number) => new Date(at.getTime() - days * DAY);
    const bind = (main: Person, sub: Person, closedAt: Date | null) =>
      sql`insert into network_link (main, sub, state, applied_at, expires_at, bound_at, closed_at, may_collect)
          values (${memberNumber(main.no)}, ${BigInt(sub.no)}, ${closedAt ? 'ended' : 'bound'}, ${ago(120)}, ${ago(113)},
                  ${ago(119)}, ${closedAt}, ${closedAt === null})`.execute(ports.db);
    await bind(ann, seller, null);
    await bind(seller, buyer, ago(91));
    await bind(seller, buyer, ago(89));
    const asked = await opened();
    const shown = (await operator().call('network.deskLinks', asked)).value;
    const masked = { member: ann.no, name: maskUsername(ann.name), state: 'bound' };
    expect(shown.mains).toMatchObject([{ ...masked, consents: { signIn: false, collect: true } }]);
    expect(shown.subs).toMatchObject([{ member: buyer.no, state: 'ended', closedAt: ago(89).toISOString() }]);
    expect(JSON.stringify(shown)).not.toContain(`"${ann.name}"`);
    await sql`delete from network_link`.execute(ports.db);
  });

  it('closes an hour after the inspection', async () => {
    const asked = await opened();
    world.ports.clock.advance(HOUR - 1);
    expect((await operator().call('wallet.deskBalances', asked)).status).toBe(200);
    world.ports.clock.advance(1);
    expect((await operator().call('wallet.deskBalances', asked)).refusal).toBe('inspectionOver');
    expect((await operator().call('members.endInspection', { params: { id: id() } })).refusal).toBe('inspectionOver');
  });
});
