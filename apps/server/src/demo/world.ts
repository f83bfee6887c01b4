import { parseAmount } from '@greenhall/domain/shared/money';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import sharp from 'sharp';
import type { App } from '../compose.ts';
import type { DemoClock } from './clock.ts';
import type { DemoOutbox } from './codes.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { endShopOrders, shopOrders } from './shop/place-orders.ts';
import { openShop } from './shop/open-shop.ts';
import { STOCK_ACTS, stockHours, sell, upgrade, runDueStockJobs } from './stock.ts';
import { writtenContent } from './content.ts';
import { bindings } from './bindings.ts';
import { conversations } from './conversations.ts';
import { deskActs } from './desks.ts';
import { inspections } from './inspections.ts';
import { readNotices } from './notices.ts';
import { verifications } from './verifications.ts';
import { openChain } from '../platform/chain/chain.ts';
import { openCallRoute, rememberingHasher } from './call-route.ts';
import { openDemoDepositMethod } from './pay-in.ts';
import { convert, exchange, recharge, settleDue, transfer, withdraw } from './money.ts';
import { type DemoOperator, hireOthers, setUpOperators } from './operators.ts';
import { type DemoContext, type Person, activate, join, saveAddress, spendable } from './people.ts';
import { type Planned, planPeople } from './plan.ts';
import { type Order, appeal, postOrder, proposeBand, takeOrder, tradeThrough } from './trade.ts';
import { SEALER, ledgerJobs } from '../slices/ledger/jobs.ts';
import { memberState } from '../slices/members/index.ts';
import { networkJobs } from '../slices/network/jobs.ts';

const REMARKS = [
  'for the tea',
  'thank you',
  'share of the trip',
  'lunch',
  'as agreed',
  'happy birthday',
  'rent',
] as const;
/** What a funded member brings, and what becomes of it. */
const PURSE = { recharged: 9_000, exchanged: 7_000, bdb: 5_200, ftb: 400 } as const;
const HEAD_PURSE = { recharged: 30_000, exchanged: 22_000, bdb: 9_000, ftb: 1_000 } as const;

/** How far in the past the world begins. */
export const WORLD_BEGINS = 22 * DAY;

/** Something that happens so many milliseconds before the world's end. */
interface Happening {
  readonly before: number;
  readonly run: (context: DemoContext) => Promise<unknown>;
}

const personAt = (context: DemoContext, index: number): Person => {
  const found = context.people[index];
  if (!found) throw new Error(`nobody has the place ${index} in the demo world`);
  return found;
};

/** A receipt as a picture. */
async function drawReceipt(): Promise<Buffer> {
  return sharp({ create: { width: 480, height: 320, channels: 3, background: '#e4f6ec' } })
    .jpeg()
    .toBuffer();
}

function funding(planned: Planned, index: number, voucher: Buffer): Happening[] {
  const purse = index === 0 ? HEAD_PURSE : PURSE;
  const reference = `SEPA ${2026_0000 + index}`;
  const given = { amount: purse.recharged, reference, voucher, confirmedBy: 2 };
  const at = (minutes: number) => planned.joins - minutes * MINUTE;
  return [
    { before: at(1), run: (context) => recharge(context, personAt(context, index), given) },
    { before: at(2), run: (context) => exchange(context, personAt(context, index), purse.exchanged) },
    { before: at(3), run: (context) => convert(context, personAt(context, index), 'bdb', purse.bdb) },
    { before: at(4), run: (context) => convert(context, personAt(context, index), 'ftb', purse.ftb) },
  ];
}

/** The last pending member but one, who has some of the coins of its activation: its home shows the funding steps. */
const climberOf = (people: readonly Pick<Planned, 'activates'>[]): number =>
  people.findLastIndex(({ activates }, index) => activates === undefined && index < people.length - 1);

/** What it has paid in and exchanged: too little for any level, because of the fee. */
function climbing(people: readonly Planned[], voucher: Buffer): Happening[] {
  const index = climberOf(people);
  const joins = people[index]?.joins;
  if (joins === undefined) return [];
  const given = { amount: 100, reference: 'SEPA 2026 100', voucher, confirmedBy: 2 };
  return [
    { before: joins - 2 * MINUTE, run: (context) => recharge(context, personAt(context, index), given) },
    { before: joins - 3 * MINUTE, run: (context) => exchange(context, personAt(context, index), given.amount) },
  ];
}

/** Small payments among those who have coins, over the whole time. */
function transfers(people: readonly Planned[], { below, pick }: SeededRandom): Happening[] {
  const payers = people.flatMap((planned, index) => (planned.funded ? [index] : []));
  return Array.from({ length: people.length }, () => {
    const from = pick(payers);
    const to = below(3) > 0 ? pick(payers) : below(people.length);
    const latest = Math.min(people[from]?.joins ?? 0, people[to]?.joins ?? 0) - HOUR;
    const given = { coin: 'mey', amount: 2 + below(60), remark: pick(REMARKS) } as const;
    return { from, to, latest, given, before: Math.floor((below(1_000) / 1_000) * latest) };
  })
    .filter(({ from, to, latest }) => from !== to && latest > 2 * HOUR)
    .map(({ from, to, given, before }) => ({
      before,
      run: async (context: DemoContext) => {
        await settleDue(context);
        await transfer(context, personAt(context, from), personAt(context, to), given);
      },
    }));
}

/** What lies on the operators' desks when the world is handed over, and some that was done before. */
function deskWork(voucher: Buffer, last: number): Happening[] {
  const open = (before: number, index: number, amount: number, confirmedBy: number): Happening => ({
    before,
    run: (context) =>
      recharge(context, personAt(context, index), { amount, reference: `REF-${7_000 + index}`, voucher, confirmedBy }),
  });
  const address = (before: number, index: number): Happening => ({
    before,
    run: (context) => saveAddress(context, personAt(context, index), 'Main wallet'),
  });
  const payout = (before: number, index: number, amount: number, approvedBy: number): Happening => ({
    before,
    run: (context) => withdraw(context, personAt(context, index), amount, approvedBy),
  });
  return [
    ...[0, 1, 2, 3, 4].map((index) => address(5 * DAY, index)),
    payout(3 * DAY, 0, 250, 2),
    payout(2 * HOUR, 0, 400, 0),
    payout(90 * MINUTE, 1, 120, 1),
    payout(50 * MINUTE, 2, 75, 0),
    open(3 * HOUR, 0, 1_500, 0),
    open(2 * HOUR, 3, 800, 1),
    open(35 * MINUTE, 4, 260, 0),
    {
      before: 25 * MINUTE,
      run: (context) =>
        transfer(context, personAt(context, 0), personAt(context, last), {
          coin: 'mey',
          amount: 20,
          remark: 'welcome',
        }),
    },
  ];
}

/** Orders on the trading market: some open, one completed, one under appeal, one that waits for its payment. */
function marketOrders(voucher: Buffer): Happening[] {
  const post = (before: number, index: number, order: Order): Happening => ({
    before,
    run: (context) => postOrder(context, personAt(context, index), order),
  });
  const bep = { network: 'BEP20', min: '50' } as const;
  return [
    ...[0, 1].map((index): Happening => ({
      before: 4 * DAY,
      run: (context) => saveAddress(context, personAt(context, index), 'Tron wallet', 'TRC20'),
    })),
    post(7 * HOUR, 1, { ...bep, side: 'sale', price: '1.002', quantity: '900' }),
    {
      before: 6 * HOUR,
      run: (context) =>
        tradeThrough(
          context,
          { buyer: personAt(context, 3), seller: personAt(context, 1), voucher },
          { network: 'BEP20', quantity: '120' },
        ),
    },
    post(5 * HOUR, 2, { ...bep, side: 'sale', price: '1.005', quantity: '640' }),
    post(4 * HOUR, 4, { ...bep, side: 'purchase', price: '0.998', quantity: '300' }),
    post(3 * HOUR, 0, { network: 'TRC20', min: '50', side: 'sale', price: '1.01', quantity: '300' }),
    { before: 3 * HOUR, run: (context) => proposeBand(context, 'TRC20') },
    {
      before: 70 * MINUTE,
      run: (context) => appeal(context, { buyer: personAt(context, 3), voucher }, { network: 'BEP20', quantity: '60' }),
    },
    {
      before: 2 * MINUTE,
      run: (context) => takeOrder(context, personAt(context, 0), { network: 'BEP20', side: 'sale', quantity: '150' }),
    },
  ];
}

/** The stock jobs, and a few members who sell shares and buy higher levels. */
function stockActs(end: number): Happening[] {
  const act = (
    before: number,
    index: number,
    run: (context: DemoContext, person: Person) => Promise<void>,
  ): Happening => ({
    before,
    run: (context) => run(context, personAt(context, index)),
  });
  return [
    ...stockHours(end, WORLD_BEGINS).map((before): Happening => ({ before, run: runDueStockJobs })),
    ...STOCK_ACTS.sales.map((before, index) => act(before, index, sell)),
    ...STOCK_ACTS.upgrades.map((before, index) => act(before, index + 1, upgrade)),
  ];
}

/** A member that one operator has restricted for a day. */
const RESTRICTED = 5;
const restriction: Happening = {
  before: 40 * MINUTE,
  run: (context) =>
    context.callRoute('members.restrict', context.operators[0] ?? null, {
      body: {
        member: String(personAt(context, RESTRICTED).caller.memberNo),
        kind: 'transfer',
        hours: 24,
        reason: 'Somebody else says that this account was used without its owner.',
      },
    }),
};

/** The accounts to which a person can sign in. */
export interface DemoWorld {
  readonly members: readonly { readonly name: string; readonly about: string }[];
  readonly operators: readonly DemoOperator[];
  /** The search part of an invitation link, with a contact person and a zone that are free. */
  readonly invitation: string;
  /** What can be tried as the other side of something that runs. */
  readonly hints: readonly string[];
}

/** The members to sign in as, the way to join, and what to try with two of them. */
async function introduce(context: DemoContext): Promise<Omit<DemoWorld, 'operators'>> {
  const { callRoute, people } = context;
  const [maker, checker] = context.operators;
  const head = personAt(context, 0);
  const active = personAt(context, 1);
  const restricted = personAt(context, RESTRICTED);
  const newcomer = personAt(context, people.length - 1);
  const climber = people[climberOf(people)];
  const closed = await findClosed(context, [head, active, restricted, newcomer]);
  const sponsor = await findSponsor(context, [head, active, restricted, newcomer, ...(closed ? [closed] : [])]);
  const { code, place } = await callRoute('network.share', active.caller);
  const waiting = (await callRoute('otc.trades', head.caller, { query: { open: '1' } })).items[0];
  const seller = waiting ? personAt(context, 1).name : undefined;
  return {
    members: [
      { name: head.name, about: 'at the head of the network, an order to pay' },
      { name: active.name, about: 'active at level 3, a higher level cools off' },
      ...(closed ? [{ name: closed.name, about: 'its level is closed' }] : []),
      ...(sponsor ? [{ name: sponsor.name, about: 'a sponsor who can activate a pending member under My nodes' }] : []),
      { name: restricted.name, about: 'cannot send coins until tomorrow' },
      ...(climber
        ? [{ name: climber.name, about: 'pending, with 99.80 MEY: home shows the ways to its activation' }]
        : []),
      { name: newcomer.name, about: 'new and pending, with coins to activate itself' },
    ],
    invitation: new URLSearchParams({ code, ...place }).toString(),
    hints: [
      ...(seller
        ? [`${head.name} buys from ${seller}: sign in as both, in two windows, to pay, report and release`]
        : []),
      `an appeal and a proposal of ${maker?.username} wait at the console for ${checker?.username}`,
    ],
  };
}

/** Somebody whose level is closed, and who is not named for something else. */
async function findClosed({ ports, people }: DemoContext, named: readonly Person[]): Promise<Person | undefined> {
  for (const person of people.filter((one) => !named.includes(one)))
    if ((await memberState(ports.db, person.caller.memberNo))?.status === 'closed') return person;
  return undefined;
}

/** Somebody with a pending member to activate and the coins to do it, who is not named for something else. */
async function findSponsor(context: DemoContext, named: readonly Person[]): Promise<Person | undefined> {
  for (const person of context.people.filter((one) => !named.includes(one))) {
    const { items } = await context.callRoute('network.nodes', person.caller);
    const node = items.find(({ mayActivate, id }) => mayActivate && id !== String(person.caller.memberNo));
    if (node && (await spendable(context, person, 'bdb')) >= (parseAmount(node.price) ?? 0n)) return person;
  }
  return undefined;
}

/**
 * Fills an empty platform with `size` members and three weeks of their acts, in chronological order and through the
 * product's own commands, so that every check of the ledger passes.
 */
export async function buildWorld(
  app: App,
  { clock, outbox }: { readonly clock: DemoClock; readonly outbox: DemoOutbox },
  size: number,
  onProgress: (percent: number) => void = () => undefined,
): Promise<DemoWorld> {
  const ports = { ...app.ports, hasher: rememberingHasher(app.ports.hasher) };
  // The demo's chains begin with it: what happened before cannot be looked up on them.
  const callRoute = openCallRoute({ ...ports, chain: openChain({ BEP20: undefined, TRC20: undefined }) });
  const supers = await setUpOperators(ports, callRoute, app.first.setupTokens);
  const operators = [...supers, ...(await hireOthers(ports, callRoute, { supers, outbox }))];
  const context: DemoContext = { ports, callRoute, rootInvitation: app.first.invitationCode, operators, people: [] };
  const [operator] = operators;
  if (operator) await openShop({ callRoute, operator });
  const voucher = await drawReceipt();
  const people = planPeople(size);
  const end = Date.now();
  const happenings = [
    ...stockActs(end),
    ...people.map((planned): Happening => ({ before: planned.joins, run: () => join(context, planned) })),
    ...people.flatMap((planned, index) => (planned.funded ? funding(planned, index, voucher) : [])),
    ...people.flatMap(({ activates }, index): Happening[] =>
      activates === undefined ? [] : [{ before: activates, run: () => activate(context, personAt(context, index)) }],
    ),
    ...transfers(people, seededRandom(size + 1)),
    ...climbing(people, voucher),
    ...deskWork(voucher, size - 1),
    ...marketOrders(voucher),
    restriction,
    ...bindings(),
    ...inspections(),
    ...deskActs(),
    ...shopOrders(),
    ...openDemoDepositMethod,
    ...(await writtenContent(context)),
    ...(await conversations(context)),
    ...(await verifications(end)),
  ].toSorted((a, b) => b.before - a.before);
  for (const [index, { before, run }] of happenings.entries()) {
    clock.turnTo(new Date(end - before));
    await run(context);
    onProgress(Math.floor((100 * (index + 1)) / happenings.length));
  }
  clock.release();
  await settleDue(context);
  await runDueStockJobs(context);
  await endShopOrders(context);
  for (const job of [...networkJobs(ports), ...ledgerJobs(ports)]) await job.run();
  // Three weeks have passed in seconds: the sealer of the program has not kept up with their minutes.
  for (const job of ledgerJobs(ports)) while (job.name === SEALER && Number(await job.run()) > 0);
  await readNotices(context);
  return { operators, ...(await introduce(context)) };
}
