import { DEFAULT_PLAN, validatePlan, type Plan } from '../../packages/domain/src/members/plan.ts';
import { parseAmount } from '../../packages/domain/src/shared/money.ts';
import { InputFault, readDecimal, readFields, readList, readWhole } from './read.ts';

/** An amount of a plan: whole coins as a number, or a decimal text. */
function readAmount(value: unknown, field: string): bigint {
  return readDecimal(typeof value === 'number' ? `${value}` : value, field, parseAmount);
}

const namesOf = (like: object) => Object.keys(like);

/** Reads a value of the shape of `like`. Entries of a list are given whole; of other objects, what differs. */
function readLike(like: unknown, value: unknown, field: string, isEntry: boolean): unknown {
  if (typeof like === 'bigint') return readAmount(value, field);
  if (typeof like === 'number') return readWhole(value, field, 0);
  if (Array.isArray(like)) return readList(value, field, (entry, name) => readLike(like[0], entry, name, true));
  const shape = like as Readonly<Record<string, unknown>>;
  const given = readFields(value, field, isEntry ? namesOf(shape) : [], namesOf(shape));
  const read = Object.entries(given).map(([name, of]) => [name, readLike(shape[name], of, `${field}.${name}`, false)]);
  return { ...shape, ...Object.fromEntries(read) };
}

/** A plan from what differs from the shipped one, checked as in sandbox mode. */
export function readPlan(value: unknown, field: string): Plan {
  const plan = readLike(DEFAULT_PLAN, value, field, false) as Plan;
  const faults = validatePlan(plan, 'sandbox');
  if (faults.length > 0) throw new InputFault(field, `is not acceptable: ${faults.join(', ')}`);
  return plan;
}
