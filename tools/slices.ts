const RANKS = [
  ['ledger', 'chain'],
  ['identity'],
  ['members'],
  ['network', 'content', 'messages'],
  ['wallet'],
  ['stock', 'otc', 'shop'],
  ['proof'],
  ['admin'],
];

/** The slices of the product and their rank: a slice may use those of a lower rank, never its own or a higher. */
export const SLICES: ReadonlyMap<string, number> = new Map(
  RANKS.flatMap((slices, rank) => slices.map((slice) => [slice, rank] as const)),
);
