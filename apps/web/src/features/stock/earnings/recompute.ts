import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Amount, parseAmount, parseShares, shares } from '@greenhall/domain/shared/money';
import { dayOf } from '@greenhall/domain/shared/time';
import { type BonusClaim, type BonusFigures, figuresOf } from '@greenhall/domain/stock/bonus/bonus';
import {
  BONUS_FIELDS,
  type Fields,
  LED_FIELDS,
  type Unit,
  type UnitValues,
} from '@greenhall/domain/stock/bonus/bonus-fields';
import type { Bonus } from '../parts/kinds.ts';

/** A figure of the wire. Throws on what is none: the server's word is what is being checked. */
function micro(text: string): Amount {
  const value = parseAmount(text);
  if (value === undefined) throw new Error(`not an amount: ${text}`);
  return value;
}

/** A value of the wire as the rules take it, by its unit. */
const READ: { readonly [U in Unit]: (value: unknown) => UnitValues[U] } = {
  member: (value) => memberNumber(String(value)),
  payment: (value) => BigInt(String(value)),
  micro: (value) => micro(String(value)),
  shares: (value) => parseShares(String(value)) ?? shares(0n),
  bp: Number,
  hundredths: Number,
  count: Number,
  day: (value) => dayOf(Date.parse(String(value))),
};

function readFields(fields: Fields, values: object): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(Object.entries(fields).map(([name, unit]) => [name, READ[unit](given.get(name))]));
}

/** The claim behind a bonus, as the rules take it. */
function claimOf({ inputs }: Bonus): BonusClaim {
  const fields = { kind: inputs.kind, ...readFields(BONUS_FIELDS[inputs.kind], inputs) };
  const claim =
    inputs.kind === 'leadership'
      ? { ...fields, sources: inputs.sources.map((led) => readFields(LED_FIELDS, led)) }
      : fields;
  // The table of the kind says which fields there are and what each stands for.
  return claim as unknown as BonusClaim;
}

/** The figures of a bonus, computed here from its inputs by the rules that the server is bound to. */
export function recompute(bonus: Bonus): BonusFigures {
  return figuresOf(claimOf(bonus), { pool: micro(bonus.pool), dues: micro(bonus.dues) }, bonus.ftbBp);
}

/** Whether the figures that were booked are those of the rules. */
export function isRight(bonus: Bonus): boolean {
  const { due, paid, ftb, mey } = recompute(bonus);
  const booked = [bonus.due, bonus.paid, bonus.ftb, bonus.mey].map(micro);
  return [due, paid, ftb, mey].every((figure, index) => figure === booked[index]);
}
