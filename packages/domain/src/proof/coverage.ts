import { amount, mulDivDown, plus, type Amount, ZERO } from '../shared/money.ts';
import { claimsOn, type SnapshotHead } from './snapshot.ts';

/** What is held beside everything that is owed, in micro at one `usdt` for each unit. */
export interface Coverage {
  /** In custody, on networks and against receipts. */
  readonly held: Amount;
  /** Claims on `mey`, `bdb` and `ftb`, which the backing stands for. */
  readonly owedUnits: Amount;
  /** Claims on `usdt` itself. */
  readonly owedUsdt: Amount;
  /** Held, of what is owed, in basis points rounded down; 10 000 where nothing is owed. */
  readonly coveredBp: number;
}

const COVERED = 10_000n;

/**
 * The one comparison of a snapshot that a reader needs: custody stands beside all claims, and not beside a part of them.
 * Throws `AmountRangeError` on overflow. Rule: proof#backing.
 */
export function coverageOf({ coins }: Pick<SnapshotHead, 'coins'>): Coverage {
  let [held, owedUnits, owedUsdt] = [ZERO, ZERO, ZERO] as [Amount, Amount, Amount];
  for (const figures of coins) {
    held = plus(held, amount(figures.custodyChain + figures.custodyReceipts));
    const claims = amount(claimsOn(figures));
    if (figures.coin === 'usdt') owedUsdt = plus(owedUsdt, claims);
    else owedUnits = plus(owedUnits, claims);
  }
  const owed = plus(owedUnits, owedUsdt);
  return { held, owedUnits, owedUsdt, coveredBp: Number(owed === 0n ? COVERED : mulDivDown(held, COVERED, owed)) };
}
