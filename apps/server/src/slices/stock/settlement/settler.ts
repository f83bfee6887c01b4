import type { Ports } from '../../../platform/ports.ts';

/** What a settlement needs of the outside world. */
export type Settler = Pick<Ports, 'db' | 'clock'> & { readonly settings: Pick<Ports['settings'], 'failpoint'> };
