import type { Drawn } from '@greenhall/domain/shared/shapes';
import { Shapes } from './shapes.tsx';

/** Plain shapes tell the networks apart; the marks of their makers are not shown. */
const NETWORKS = {
  BEP20: [
    { quarter: [0, 0, 24, 2], as: 'gold' },
    { quarter: [24, 24, 24, 0], as: 'gold' },
    { bar: [24, 0, 24, 24], as: 'hall' },
    { bar: [0, 24, 24, 24], as: 'hall' },
  ],
  TRC20: [
    { bar: [0, 0, 48, 16], as: 'hall' },
    { arch: [16, 16, 16, 32], as: 'gold' },
  ],
} as const satisfies Readonly<Record<string, readonly Drawn[]>>;

/** The mark of a network, beside its name. */
export function NetworkMark({ network, size = 20 }: { network: keyof typeof NETWORKS; size?: number }) {
  return <Shapes of={NETWORKS[network]} size={size} grid={48} />;
}
