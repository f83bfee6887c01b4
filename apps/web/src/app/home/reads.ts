/** The orders and transfers of the member that have not ended: what home asks for, early and in the card that shows them. */
export const OPEN_TRADES = { query: { open: '1' } } as const;
export const HELD_TRANSFERS = { query: { state: 'held' } } as const;
