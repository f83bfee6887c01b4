import { platformAccount } from '@greenhall/domain/ledger/account';
import type { Plan } from '@greenhall/domain/members/plan';
import { amount, type Amount } from '@greenhall/domain/shared/money';
import { emptyColumns, Members, OPEN } from '@greenhall/domain/stock/settlement/members';
import { type Pools, POOL_PURPOSE, POOLS } from '@greenhall/domain/stock/bonus/pools';
import type { CoolingPayment, State } from '@greenhall/domain/stock/settlement/state';
import { type Trees, treesOf } from '@greenhall/domain/stock/settlement/trees';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { readBalance } from '../../ledger/index.ts';
import { planByVersion, bonusStateColumns } from '../../members/index.ts';
import { placeColumns } from '../../network/index.ts';
import type { MarketRow } from '../market/store-market.ts';
import { type CoolingRow, awardQueue, coolingPayments, figureColumns } from './store-state.ts';
import { loadMarket } from '../market/load-market.ts';

type Standings = Awaited<ReturnType<typeof bonusStateColumns>>;

/** Both trees with the owner behind each node. */
export async function loadTrees(db: Db | Tx, { member, owner }: Pick<Standings, 'member' | 'owner'>): Promise<Trees> {
  const { zone, ...places } = await placeColumns(db);
  if (places.member.length !== member.length || places.member.some((no, index) => no !== member[index]))
    throw new Error('somebody stands in the trees alone, or outside them');
  return treesOf({ ...places, zone: Uint8Array.from(zone, Number), owner });
}

const WHOLE = ['level', 'bought'] as const;

const COUNTS = ['fuel', 'feesPaid', 'countedIncome', 'carryA', 'carryB'] as const;

const FIGURES = ['matched', 'monthA', 'monthB', 'held', 'onOffer', 'clearZero', 'buyback'] as const;

/** The figures of all members. A member without a row has zeros. */
async function loadMembers(db: Db | Tx, standings: Standings, { indexOf }: Trees): Promise<Members> {
  const columns = emptyColumns(standings.member.length);
  for (const name of WHOLE) columns[name].set(Int32Array.from(standings[name], Number));
  for (const name of COUNTS) columns[name].set(standings[name]);
  const figures = await figureColumns(db);
  for (const [row, member] of figures.member.entries()) {
    const index = indexOf.get(member);
    if (index === undefined) throw new Error(`member ${member} is in no tree`);
    columns.closedOn[index] = Number(figures.closedOn[row] ?? OPEN);
    for (const name of FIGURES) columns[name][index] = figures[name][row] ?? 0n;
  }
  return new Members(columns);
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
    if (pool !== 'yield') balances[pool] = amount(await readBalance(db, platformAccount(POOL_PURPOSE[pool], 'mey')));
  return balances as Record<(typeof POOLS)[number], Amount>;
}

/** The input of a settlement, as stored when the day was closed. */
export async function loadState(db: Db | Tx, market: MarketRow): Promise<State> {
  const standings = await bonusStateColumns(db);
  const trees = await loadTrees(db, standings);
  const planOf = planReader(db);
  const payments: CoolingPayment[] = [];
  for (const row of await coolingPayments(db)) payments.push(await withTerms(row, planOf));
  const awards = (await awardQueue(db)).map((row) => ({
    ...row,
    threshold: amount(row.threshold),
    award: amount(row.award),
  }));
  return {
    day: market.day,
    trees,
    members: await loadMembers(db, standings, trees),
    payments,
    awards,
    pools: await loadPools(db, market.cutYield ?? market.poolYield),
    market: await loadMarket(db, market),
    nextPayment: market.nextPayment,
    nextRequest: market.nextRequest,
    nextOffer: market.nextOffer,
  };
}
