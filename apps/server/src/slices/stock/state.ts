import type { Plan } from '@greenhall/domain/members/plan';
import { amount, type Amount, shares } from '@greenhall/domain/shared/money';
import type { Market } from '@greenhall/domain/stock/market';
import { type Pools, POOL_PURPOSE, POOLS } from '@greenhall/domain/stock/pools';
import { type CoolingPayment, type Member, PENDING_MEMBER, type State } from '@greenhall/domain/stock/state';
import { buildTrees, type Trees } from '@greenhall/domain/stock/trees';
import type { Db, Tx } from '../../platform/database/database.ts';
import { house, readBalance } from '../ledger/index.ts';
import { type FullStanding, allStandings, planByVersion } from '../members/index.ts';
import { allPlaces } from '../network/index.ts';
import type { MarketRow } from './store-market.ts';
import { openOffers, openRequests } from './store-queue.ts';
import { type CoolingRow, type MemberFigures, allFigures, awardLine, coolingPayments } from './store-state.ts';

/** Both trees with the owner behind each node. */
export async function loadTrees(db: Db | Tx, standings: readonly FullStanding[]): Promise<Trees> {
  const owners = new Map(standings.map(({ memberNo, owner }) => [memberNo, owner]));
  const places = await allPlaces(db);
  return buildTrees(
    places.map(({ memberNo: member, sponsor, parent, zone }) => {
      const owner = owners.get(member);
      if (owner === undefined) throw new Error(`member ${member} stands in the trees alone`);
      return { member, sponsor, parent, zone, owner };
    }),
  );
}

function memberOf(standing: FullStanding, figures: MemberFigures | undefined): Member {
  return {
    ...PENDING_MEMBER,
    level: standing.level,
    bought: standing.bought,
    fuel: amount(standing.nodeFuel),
    feesPaid: amount(standing.feesPaid),
    countedIncome: amount(standing.countedIncome),
    carryA: amount(standing.carryA),
    carryB: amount(standing.carryB),
    ...(figures && {
      matched: amount(figures.matched),
      monthA: amount(figures.monthA),
      monthB: amount(figures.monthB),
      closedOn: figures.closedOn,
      held: shares(figures.held),
      onOffer: shares(figures.onOffer),
      clearZero: shares(figures.clearZero),
      buyback: shares(figures.buyback),
    }),
  };
}

/** Plans by version, each read once. */
export function planReader(db: Db | Tx): (version: number) => Promise<Plan> {
  const known = new Map<number, Plan>();
  return async (version) => {
    const plan = known.get(version) ?? (await planByVersion(db, version))?.plan;
    if (!plan) throw new Error(`plan version ${version} is missing`);
    known.set(version, plan);
    return plan;
  };
}

/** A payment with the terms of the plan version under which it was made. */
export async function withTerms(
  { plan, ...payment }: CoolingRow,
  planOf: (version: number) => Promise<Plan>,
): Promise<CoolingPayment> {
  const { poolBp } = await planOf(plan);
  return { ...payment, amount: amount(payment.amount), fee: amount(payment.fee), poolBp };
}

async function loadPools(db: Db | Tx, yieldAtCut: bigint): Promise<Pools> {
  const balances: Record<string, Amount> = { yield: amount(yieldAtCut) };
  for (const pool of POOLS)
    if (pool !== 'yield') balances[pool] = amount(await readBalance(db, house(POOL_PURPOSE[pool], 'mey')));
  return balances as Record<(typeof POOLS)[number], Amount>;
}

/** The market as the law takes it. */
export async function loadMarket(db: Db | Tx, row: MarketRow): Promise<Market> {
  return {
    reserve: amount(row.reserve),
    outstanding: shares(row.outstanding),
    openingReserve: amount(row.openingReserve),
    requests: await openRequests(db),
    offers: await openOffers(db),
  };
}

/** Everything that a settlement reads, as it stands at the cut of the day. */
export async function loadState(db: Db | Tx, market: MarketRow): Promise<State> {
  const standings = await allStandings(db);
  const trees = await loadTrees(db, standings);
  const figures = new Map((await allFigures(db)).map((row) => [row.memberNo, row]));
  const planOf = planReader(db);
  const payments: CoolingPayment[] = [];
  for (const row of await coolingPayments(db)) payments.push(await withTerms(row, planOf));
  const awards = (await awardLine(db)).map((row) => ({
    ...row,
    threshold: amount(row.threshold),
    award: amount(row.award),
  }));
  return {
    day: market.day,
    trees,
    members: standings.map((standing) => memberOf(standing, figures.get(standing.memberNo))),
    payments,
    awards,
    pools: await loadPools(db, market.cutYield ?? market.poolYield),
    market: await loadMarket(db, market),
    nextPayment: market.nextPayment,
    nextRequest: market.nextRequest,
    nextOffer: market.nextOffer,
  };
}
