/** A limit as the documentation shows it. */
export interface DeclaredLimit {
  readonly name: string;
  /** How much, with its unit: "30 in 10 minutes", "5 MiB". */
  readonly amount: string;
  /** Whom or what the limit is counted for. */
  readonly per: string;
  readonly about: string;
}

const declared = new Map<string, DeclaredLimit>();

/** Registers a limit for the table in `docs/security.md`, which is generated from this list. */
export function declareLimit(limit: DeclaredLimit): void {
  if (declared.has(limit.name)) throw new Error(`the limit ${limit.name} is declared twice`);
  declared.set(limit.name, limit);
}

/** Every limit of the loaded modules, by name. */
export const declaredLimits = (): readonly DeclaredLimit[] =>
  [...declared.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));

/**
 * Declares a size, a number of concurrent things or a waiting time where it is used, and returns it as a plain number.
 */
export function defineBound(bound: {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly per: string;
  readonly about: string;
}): number {
  const { name, value, unit, per, about } = bound;
  declareLimit({ name, amount: `${new Intl.NumberFormat('en').format(value)} ${unit}`, per, about });
  return value;
}
