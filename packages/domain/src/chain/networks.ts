/** The networks on which coins are received and sent. */
export const NETWORKS = ['BEP20', 'TRC20'] as const;
export type Network = (typeof NETWORKS)[number];
