import type { Ports } from '../../../platform/ports.ts';

/** The ports that a settlement needs. */
export type Settler = Pick<Ports, 'db' | 'clock'> & { readonly settings: Pick<Ports['settings'], 'failpoint'> };
