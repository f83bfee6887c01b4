import { parseShares, shares, formatShares } from '@greenhall/domain/shared/money';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { type DemoContext, PAY_PASSWORD, type Person, spendable } from './people.ts';
import { stockJobs } from '../slices/stock/jobs.ts';

const RUN_EVERY = 2 * HOUR;

/** The moments at which stock jobs run, as milliseconds before the end of the demo: settlements and distribution runs. */
export function stockHours(end: number, begins: number): number[] {
  const first = Math.ceil((end - begins) / RUN_EVERY) * RUN_EVERY;
  return Array.from(
    { length: Math.floor((end - first) / RUN_EVERY) + 1 },
    (_, index) => end - first - index * RUN_EVERY,
  );
}

/** Runs the stock jobs that are due. */
export async function runDueStockJobs({ ports }: DemoContext): Promise<void> {
  for (const job of stockJobs(ports)) await job.run();
}

/** Offers a third of what somebody holds, if that is a whole share. */
export async function sell({ callRoute }: DemoContext, person: Person): Promise<void> {
  const { held, onOffer } = await callRoute('stock.holding', person.caller);
  const free = (parseShares(held) ?? 0n) - (parseShares(onOffer) ?? 0n);
  const quantity = shares(free / 3n);
  if (quantity < 10_000n) return;
  await callRoute('stock.sell', person.caller, {
    body: { quantity: formatShares(quantity), payPassword: PAY_PASSWORD },
  });
}

/** Buys the next level, if the coins are there. */
export async function upgrade(context: DemoContext, person: Person): Promise<void> {
  const { items } = await context.callRoute('stock.offers', person.caller);
  const next = items.find(({ act }) => act === 'upgrade');
  if (!next || (await spendable(context, person, 'bdb')) < BigInt(next.amount.replace('.', ''))) return;
  await context.callRoute('stock.upgrade', person.caller, { body: { level: next.level, payPassword: PAY_PASSWORD } });
}

/** How long before the world's end members sell, and buy higher levels. */
export const STOCK_ACTS = { sales: [5 * DAY, 3 * DAY, 30 * HOUR], upgrades: [6 * DAY, 2 * DAY] } as const;
