import { DEFAULT_PLAN, type Plan } from '@greenhall/domain/members/plan';

/** The plan with its amounts as counts of micro in text, for the database's JSON. */
export function planToJson(plan: Plan): unknown {
  return JSON.parse(
    JSON.stringify(plan, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  );
}

/** Restores the amounts where the shipped plan has amounts. */
function restore(like: unknown, value: unknown): unknown {
  if (typeof like === 'bigint') return BigInt(String(value));
  if (Array.isArray(like)) return (value as unknown[]).map((entry) => restore(like[0], entry));
  if (typeof like !== 'object' || like === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(like).map(([name, of]) => [name, restore(of, fields[name])]));
}

/** Reads a plan as `planToJson` wrote it. */
export function planFromJson(value: unknown): Plan {
  return restore(DEFAULT_PLAN, value) as Plan;
}
