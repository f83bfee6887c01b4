import type { Ports } from '../../../platform/ports.ts';
import { numberClaim } from '../../chain/index.ts';
import { rejudgeTrade } from '../trade/judge.ts';
import { tradesToNumber } from './store-judgements.ts';

const AT_ONCE = 50;

/**
 * Numbers the proofs of older versions within their transactions. Each transaction is read again. A proof whose
 * transaction cannot be read now stays unchanged and keeps blocking every log of that transaction. The chain is queried
 * outside of database transactions and one proof at a time, so that two proofs of one transaction get different logs.
 */
export async function numberOldProofs(ports: Ports): Promise<number> {
  const old = await tradesToNumber(ports.db, AT_ONCE);
  for (const trade of old) {
    if (trade.txid === null) continue;
    const { outcome, log } = await rejudgeTrade(ports, trade, trade.txid);
    if (outcome === 'proved' && log !== null) await numberClaim(ports.db, { kind: 'trade', ref: trade.id }, log);
  }
  return old.length;
}
