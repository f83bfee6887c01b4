/** The networks on which coins come and go. */
export const NETWORKS = ['BEP20', 'TRC20'] as const;
export type Network = (typeof NETWORKS)[number];
