import { HOUR } from '@greenhall/domain/shared/time';
import { accept } from '@greenhall/domain/shared/result';
import { MICRO } from '@greenhall/domain/shared/money';
import { COOL_DOWN } from '@greenhall/domain/identity/cool-down';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { allChecks } from '@greenhall/server/compose';
import { runChecks } from '@greenhall/server/platform/checks';
import { run } from '@greenhall/server/platform/database/database';
import { transact } from '@greenhall/server/platform/database/transact';
import { bindSlice } from '@greenhall/server/platform/http/bind';
import { OPERATOR_COOKIE, type OperatorCaller } from '@greenhall/server/platform/http/caller';
import { createHttp } from '@greenhall/server/platform/http/server';
import { servePictures } from '@greenhall/server/platform/http/static';
import { adminHandlers } from '@greenhall/server/slices/admin/routes';
import { membersHandlers } from '@greenhall/server/slices/members/handlers';
import { recordChange } from '@greenhall/server/slices/identity/store';
import { proofHandlers } from '@greenhall/server/slices/proof/routes';
import { endLapsedReturnRequests } from '@greenhall/server/slices/shop/return-request/end-lapsed';
import { endDueOrders } from '@greenhall/server/slices/shop/order/end-due-orders';
import { shopHandlers } from '@greenhall/server/slices/shop/routes';
import { walletHandlers } from '@greenhall/server/slices/wallet/routes';
import { sql } from 'kysely';
import { TestClient } from '../client.ts';
import type { Engine } from '../database.ts';
import { operatorCaller } from '../operators.ts';
import { type ShopWorld, openShopWorld } from './goods-world.ts';
import { PAY_PASSWORD, type Person } from '../world.ts';

/** Units of a sku. */
interface Line {
  readonly sku: bigint;
  readonly units: number;
}

interface Placing {
  readonly lines: readonly Line[];
  readonly coupon?: string;
  readonly address?: string;
  /** The total as it was shown; what the quote says unless it is given. */
  readonly total?: string;
}

/** The shop's world with a buyer who has an address and 10 000 mey, and operators. */
export interface OrdersWorld extends ShopWorld {
  readonly buyer: Buyer;
  /** Further buyers, each with 1 000 mey. */
  buyers(count: number): Promise<Buyer[]>;
  /** What placing an order sends. */
  placing(buyer: Buyer, wanted: Placing): Promise<Record<string, unknown>>;
  /** Places an order and answers its id. */
  place(buyer: Buyer, wanted: Placing): Promise<string>;
  pay(buyer: Buyer, order: string): ReturnType<typeof payOf>;
  /** Places and pays an order. */
  buy(buyer: Buyer, wanted: Placing): Promise<string>;
  /** An operator of the shop with this name. */
  operator(username: string, members?: readonly string[] | null): TestClient;
  /** Moves the clock on and does what is due then. */
  pass(ms: number): Promise<void>;
  /** What a member can spend, in mey. */
  mey(person: Person): Promise<string>;
}

export interface Buyer extends Person {
  readonly address: string;
}

export const ADDRESS = { name: 'Ann Lee', phone: '+49 30 1234', country: 'DE', lines: 'Lindenweg 1\n10115 Berlin' };

/** A security change of a member now, from which a cool-down begins. */
export async function recordSecurityChange({ ports }: ShopWorld, { no }: Person): Promise<void> {
  await transact(ports.db, async (tx) => {
    await recordChange(tx, memberNumber(no), 'loginPassword', ports.clock.now());
    return accept(undefined);
  });
}

const operatorOf = (cookie: string): OperatorCaller => {
  const [username = '', members] = cookie.split('|');
  return operatorCaller(
    username,
    members === undefined
      ? null
      : members
          .split(' ')
          .filter(Boolean)
          .map((no) => memberNumber(no)),
  );
};

const payOf = (buyer: Buyer, order: string) =>
  buyer.client.call('shop.pay', { params: { id: order }, body: { payPassword: PAY_PASSWORD } });

async function placingOf(buyer: Buyer, { lines, coupon, address, total }: Placing): Promise<Record<string, unknown>> {
  const query: Record<string, string> = {
    lines: lines.map(({ sku, units }) => `${sku}:${units}`).join(','),
    country: ADDRESS.country,
    ...(coupon === undefined ? {} : { coupon }),
  };
  const shown = total ?? (await buyer.client.call('shop.quote', { query })).value.total ?? '0';
  return {
    lines: lines.map(({ sku, units }) => ({ sku: String(sku), units })),
    address: address ?? buyer.address,
    ...(coupon === undefined ? {} : { coupon }),
    total: shown,
  };
}

/** Gives a member mey for usdt by flash exchange, so that they are backed. */
async function fund(world: ShopWorld, { no, client }: Person, mey: bigint): Promise<void> {
  await world.fund(no, 'usdt', mey);
  const quote = await client.call('wallet.quote', { body: { from: 'usdt', to: 'mey', amount: String(mey) } });
  const taken = await client.call('wallet.exchange', { body: { quote: quote.value.id, payPassword: PAY_PASSWORD } });
  if (taken.refusal) throw new Error(taken.refusal);
}

/** Buyers with an address, who come one below the other, and stay signed in while the clock moves. */
function crowdOf(world: ShopWorld) {
  const people: Buyer[] = [];
  const enter = async (mey: bigint): Promise<Buyer> => {
    const number = people.length + 1;
    const above = people[Math.floor((number - 1) / 2) - 1];
    const under = { by: above?.code ?? world.rootCode, contact: above?.name ?? 'root' };
    const person = await world.join(`buyer${number}`, { ...under, zone: number % 2 === 1 ? 'A' : 'B' });
    await fund(world, person, mey);
    const saved = await person.client.call('shop.addAddress', {
      body: { ...ADDRESS, isDefault: true, payPassword: PAY_PASSWORD },
    });
    if (saved.refusal) throw new Error(saved.refusal);
    const made = { ...person, address: saved.value.id };
    people.push(made);
    return made;
  };
  const pass: OrdersWorld['pass'] = async (ms) => {
    world.ports.clock.advance(ms);
    // A session ends if it is unused for so long.
    if (ms >= 12 * HOUR) for (const one of people) Object.assign(one, await world.signIn(one.no, one.name));
    await endDueOrders(world.ports);
    await endLapsedReturnRequests(world.ports);
  };
  return { enter, pass };
}

async function place(buyer: Buyer, wanted: Placing): Promise<string> {
  const placed = await buyer.client.call('shop.place', { body: await placingOf(buyer, wanted) });
  if (placed.refusal) throw new Error(placed.refusal);
  return placed.value.id;
}

async function buy(buyer: Buyer, wanted: Placing): Promise<string> {
  const order = await place(buyer, wanted);
  const paid = await payOf(buyer, order);
  if (paid.refusal) throw new Error(paid.refusal);
  return order;
}

/** The routes of the shop, of members and of proposals for operators, who are told apart by a cookie. */
async function openDesk({ ports, auth }: ShopWorld) {
  const desk = await createHttp(ports.settings, ports.log);
  const operators = { member: auth.member, operator: async (username: string) => operatorOf(username) };
  servePictures(desk, ports.files);
  bindSlice(desk, operators, 'shop', shopHandlers(ports));
  bindSlice(desk, operators, 'members', membersHandlers(ports));
  bindSlice(desk, operators, 'admin', adminHandlers(ports, allChecks));
  return desk;
}

export async function openOrdersWorld(engine: Engine): Promise<OrdersWorld> {
  const world = await openShopWorld(engine);
  const { ports } = world;
  bindSlice(world.http, world.auth, 'wallet', walletHandlers(ports));
  bindSlice(world.http, world.auth, 'proof', proofHandlers(ports));
  const desk = await openDesk(world);
  await run(
    ports.db,
    sql`insert into shop_freight (country, first, further, changed_at)
        values ('DE', ${5n * MICRO}, ${1n * MICRO}, ${ports.clock.now()})`,
  );
  const { enter, pass } = crowdOf(world);
  const buyer = await enter(10_000n);
  await pass(COOL_DOWN + HOUR);
  return {
    ...world,
    buyer,
    buyers: async (count) => {
      const made: Buyer[] = [];
      while (made.length < count) made.push(await enter(1_000n));
      return made;
    },
    placing: placingOf,
    place,
    pay: payOf,
    buy,
    operator: (username, members = []) => {
      const client = new TestClient(desk);
      client.setCookie(OPERATOR_COOKIE, members ? `${username}|${members.join(' ')}` : username);
      return client;
    },
    pass,
    mey: async (person) => {
      const { value } = await person.client.call('wallet.balances');
      return value.items.find(({ coin }) => coin === 'mey')?.available ?? '';
    },
    faults: async () => {
      const { checks } = await runChecks(ports.db, allChecks);
      return checks.flatMap((check) => check.found.map((found) => `${check.name}: ${found}`));
    },
    close: async () => {
      await desk.close();
      await world.close();
    },
  };
}
