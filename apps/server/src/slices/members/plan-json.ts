import { DEFAULT_PLAN, type Plan } from '@greenhall/domain/members/plan';

/** The plan with its amounts as counts of micro in text, for the database's JSON. */
export function planToJson(plan: Plan): unknown {
  return JSON.parse(
    JSON.stringify(plan, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  );
}

/** Restores the amounts where the shipped plan has amounts. A figure that a stored plan lacks would be read as none. */
function restore(like: unknown, value: unknown, at = 'plan'): unknown {
  if (value === undefined) throw new Error(`the stored ${at} is missing`);
  if (typeof like === 'bigint') return BigInt(value as string);
  if (Array.isArray(like)) return (value as unknown[]).map((entry) => restore(like[0], entry, at));
  if (typeof like !== 'object' || like === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(like).map(([name, of]) => [name, restore(of, fields[name], `${at}.${name}`)]),
  );
}

/** Reads a plan as `planToJson` wrote it. Throws where it lacks a figure: whoever adds one writes it into the plans that there are. */
export function planFromJson(value: unknown): Plan {
  return restore(DEFAULT_PLAN, value) as Plan;
}
