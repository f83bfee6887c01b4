import { ownerNo } from '@greenhall/domain/members/owner';
import type { RouteKey } from '@greenhall/contract/routes';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { feePostings } from '@greenhall/domain/wallet/movements';
import type { Plan } from '@greenhall/domain/members/plan';
import type { RefusalName } from '@greenhall/domain/shared/codes';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { amount, formatShares, MICRO } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { dayOf, MINUTE, startOfDay } from '@greenhall/domain/shared/time';
import type { DayEvent, PaymentEvent } from '@greenhall/domain/stock/settlement/events';
import type { Place } from '@greenhall/domain/stock/settlement/trees';
import { transact } from '@greenhall/server/platform/database/transact';
import { bindSlice } from '@greenhall/server/platform/http/bind';
import { type AuthPort, OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { createHttp } from '@greenhall/server/platform/http/server';
import { postAll } from '@greenhall/server/slices/ledger/index';
import { createMember, planNow } from '@greenhall/server/slices/members/index';
import { planToJson } from '@greenhall/server/slices/members/plan-json';
import { insertNode } from '@greenhall/server/slices/network/store';
import { settleDays } from '@greenhall/server/slices/stock/settlement/settle-day';
import { sql } from 'kysely';
import { type Reply, TestClient } from './client.ts';
import type { Engine } from './database.ts';
import { operatorCaller } from './operators.ts';
import { type TestPorts, testPorts } from './ports.ts';
import { PAY_PASSWORD } from './world.ts';
import { adminHandlers } from '@greenhall/server/slices/admin/routes';
import { membersHandlers } from '@greenhall/server/slices/members/handlers';
import { networkHandlers } from '@greenhall/server/slices/network/routes';
import { stockHandlers } from '@greenhall/server/slices/stock/routes';
import { walletHandlers } from '@greenhall/server/slices/wallet/routes';

/** A stock market whose members are in their trees from the start and have enough coins, on a clock of its own. */
export interface StockWorld {
  readonly ports: TestPorts;
  /**
   * Performs an event of the settlement rules with the product's own commands; returns the refusal, if it is refused.
   */
  act(event: DayEvent): Promise<RefusalName | undefined>;
  /** Calls a route as a member by number, as an operator by name, or without signing in. */
  call<K extends RouteKey>(route: K, by: bigint | string | null, sent?: Sent): Promise<Reply<K>>;
  /** Moves the clock past midnight without settling. */
  passMidnight(): void;
  /** Moves the clock past midnight and settles the day. */
  endDay(isMonthEnd?: boolean): Promise<void>;
  close(): Promise<void>;
}

type Sent = Parameters<typeof TestClient.prototype.call>[1];

/** A stand-in for sign-in: the caller is whoever the token or the cookie names. */
const TOKEN = 'member-of-the-hall-';
const trustful: AuthPort = {
  member: async (token) => {
    const memberNo = memberNumber(token.slice(TOKEN.length));
    const session = { sessionId: memberNo, actingFor: false, companion: true, payVersion: 0 };
    return { caller: { kind: 'member', memberNo, username: `member${memberNo}`, ...session } };
  },
  operator: async (username) => operatorCaller(username),
};

const PURSE = amount(1_000_000n * MICRO);
const AGREEMENT = '1';

async function settleIn(ports: TestPorts, places: readonly Place[]): Promise<void> {
  const at = ports.clock.now();
  await transact(ports.db, async (tx) => {
    const depths = new Map<bigint, number>();
    for (const { member, sponsor, parent, zone, owner } of places) {
      await sql`insert into identity_credential (member_no, username, login_hash, pay_hash, invitation_code, created_at)
                values (${member}, ${`member${member}`}, 'quick:-', ${`quick:${PAY_PASSWORD}`}, ${`code${member}`}, ${at})`.execute(
        tx,
      );
      const state = { status: 'pending', chosenLevel: 1, pendingUntil: null, agreement: AGREEMENT } as const;
      await createMember(tx, { memberNo: member, owner: ownerNo(owner), ...state, at });
      const depth = parent === null ? 0 : (depths.get(parent) ?? 0) + 1;
      depths.set(member, depth);
      await insertNode(tx, { memberNo: member, sponsor, parent, zone, depth, generation: depth }, at);
    }
    const purses = places.flatMap(({ member }) =>
      (['bdb', 'ftb'] as const).map((coin) => ({
        reference: `purse:${member}`,
        postings: [posting('recharge', platformAccount('outside:receipt', coin), available(member, coin), PURSE)],
      })),
    );
    await postAll(tx, purses, at);
    return accept(undefined);
  });
}

type CallHall = StockWorld['call'];
const money = (fields: object) => ({ body: { ...fields, payPassword: PAY_PASSWORD } });

async function openDoors(ports: TestPorts): Promise<{ call: CallHall; close: () => Promise<void> }> {
  const http = await createHttp(ports.settings, ports.log);
  bindSlice(http, trustful, 'stock', stockHandlers(ports));
  bindSlice(http, trustful, 'members', membersHandlers(ports));
  bindSlice(http, trustful, 'network', networkHandlers(ports));
  bindSlice(http, trustful, 'wallet', walletHandlers(ports));
  bindSlice(http, trustful, 'admin', adminHandlers(ports, []));
  const call: CallHall = (route, by, sent = {}) => {
    const client = new TestClient(http);
    if (typeof by === 'bigint') client.token = `${TOKEN}${by}`;
    if (typeof by === 'string') client.setCookie(OPERATOR_COOKIE, by);
    return client.call(route, sent);
  };
  return { call, close: () => http.close() };
}

/** Collects fees as the wallet does. */
async function collect(ports: TestPorts, fee: bigint): Promise<{ refusal?: undefined }> {
  const { yieldFeeBp } = await planNow(ports);
  await transact(ports.db, async (tx) => {
    const postings = feePostings('transferFee', platformAccount('outside:receipt', 'mey'), amount(fee), yieldFeeBp);
    await postAll(tx, [{ reference: 'fee', postings }], ports.clock.now());
    return accept(undefined);
  });
  return {};
}

async function activate(ports: TestPorts, call: CallHall, event: PaymentEvent) {
  const { payer, funder, level, coin } = event;
  await sql`update members_member set chosen_level = ${level} where member_no = ${payer}`.execute(ports.db);
  return call('stock.activate', funder, money({ member: String(payer), coin }));
}

async function cancel(ports: TestPorts, call: CallHall, payment: bigint) {
  const { rows } = await sql<{ funder: MemberNo }>`
    select funder from stock_payment where id = ${payment}`.execute(ports.db);
  return call('stock.cancelPayment', rows[0]?.funder ?? 0n, { params: { id: String(payment) }, ...money({}) });
}

/** Performs an event of the settlement rules with the product's own command. */
function perform(
  ports: TestPorts,
  call: CallHall,
  event: DayEvent,
): Promise<{ readonly refusal?: RefusalName | undefined }> {
  switch (event.kind) {
    case 'activation':
      return activate(ports, call, event);
    case 'upgrade':
      return call('stock.upgrade', event.payer, money({ level: event.level }));
    case 'reinvest':
      return call('stock.reinvest', event.payer, money({}));
    case 'cancel':
      return cancel(ports, call, event.payment);
    case 'sale':
      return call('stock.sell', event.member, money({ quantity: formatShares(event.quantity) }));
    case 'run':
      return call('stock.runNow', 'ops');
    case 'fee':
      return collect(ports, event.amount);
  }
}

/** Opens a stock market under a plan. `places` lists every member after the ones above it. */
export async function openStockWorld(engine: Engine, plan: Plan, places: readonly Place[]): Promise<StockWorld> {
  const ports = await testPorts(engine);
  await sql`update members_plan set plan = ${JSON.stringify(planToJson(plan))}::jsonb`.execute(ports.db);
  await settleIn(ports, places);
  const { call, close } = await openDoors(ports);
  // A reinvestment account can be activated with ftb only.
  const further = new Set(places.filter(({ member, owner }) => member !== owner).map(({ member }) => member));
  const passMidnight = () => {
    const now = ports.clock.now().getTime();
    ports.clock.advance(startOfDay(dayOf(now) + 1) - now);
  };
  return {
    ports,
    call,
    passMidnight,
    act: async (event) => {
      // A funder can activate one member in ten minutes.
      ports.clock.advance(11 * MINUTE);
      const paid = event.kind === 'activation' && further.has(event.payer) ? { ...event, coin: 'ftb' as const } : event;
      return (await perform(ports, call, paid)).refusal;
    },
    endDay: async (isMonthEnd = false) => {
      passMidnight();
      await settleDays(ports, () => isMonthEnd);
    },
    close: async () => {
      await close();
      await ports.close();
    },
  };
}
