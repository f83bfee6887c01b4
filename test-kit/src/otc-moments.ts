import { judgePayments } from '@greenhall/server/slices/otc/payment-check/judge-payments';
import { sql } from 'kysely';
import type { OtcWorld } from './otc-world.ts';

/** Lets the time of a trade end at this moment. */
export const makeDue = ({ ports }: OtcWorld, trade: string): Promise<unknown> =>
  sql`update otc_trade set due_at = ${ports.clock.now()} where id = ${BigInt(trade)}`.execute(ports.db);

/** Asks the chain about the payments of all trades, as the job does. */
export const judgeOnce = ({ ports }: OtcWorld): Promise<unknown> => judgePayments(ports);
