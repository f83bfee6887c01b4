import type { Coin } from '@greenhall/domain/shared/money';
import type { Drawn } from '@greenhall/domain/shared/shapes';
import { Shapes } from './shapes.tsx';

/** Each coin is told by its form: a disc, one with a door, one with a quarter, one with a ring. */
const COINS: Readonly<Record<Coin, readonly Drawn[]>> = {
  mey: [{ disc: [24, 24, 24], as: 'held', lit: true }],
  bdb: [
    { disc: [24, 24, 24], as: 'hall', lit: true },
    { arch: [16, 14, 16, 22], as: 'light' },
  ],
  ftb: [
    { disc: [24, 24, 24], as: 'held', lit: true },
    { quarter: [24, 8, 16, 3], as: 'light' },
  ],
  usdt: [
    { disc: [24, 24, 24], as: 'hall', lit: true },
    { disc: [24, 24, 14], as: 'light' },
    { disc: [24, 24, 8], as: 'hall' },
  ],
};

/** The round mark of a coin. */
export function CoinMark({ coin, size = 38 }: { coin: Coin; size?: number }) {
  return <Shapes of={COINS[coin]} size={size} grid={48} />;
}
