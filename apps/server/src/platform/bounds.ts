/** A limit as the documents show it. */
export interface Declared {
  readonly name: string;
  /** How much, with its unit: "30 in 10 minutes", "5 MiB". */
  readonly amount: string;
  /** Whom or what it counts for. */
  readonly per: string;
  readonly about: string;
}

const declared = new Map<string, Declared>();

/** Keeps a limit for the table in `docs/security.md`, which is generated from here. */
export function declare(limit: Declared): void {
  if (declared.has(limit.name)) throw new Error(`the limit ${limit.name} is declared twice`);
  declared.set(limit.name, limit);
}

/** Every limit of the modules that are loaded, by name. */
export const declaredLimits = (): readonly Declared[] =>
  [...declared.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** A size, a number at once or a wait: declared where it is used, answered as a plain number. */
export function defineBound(bound: {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly per: string;
  readonly about: string;
}): number {
  const { name, value, unit, per, about } = bound;
  declare({ name, amount: `${new Intl.NumberFormat('en').format(value)} ${unit}`, per, about });
  return value;
}
