import type { BonusRow } from '@greenhall/domain/stock/bonus/bonus';
import { BONUS_FIELDS, BONUS_KINDS, type Fields, isWide, LED_FIELDS } from '@greenhall/domain/stock/bonus/bonus-fields';

/** A field's name, and the JSON text before and after its value. */
type Part = readonly [name: string, before: string, behind: string];

/** The JSON text around the fields' values, made once because a day has a million bonuses. */
function partsOf(fields: Fields): readonly Part[] {
  return Object.entries(fields).map(([name, unit]) => {
    const quote = isWide(unit) ? '"' : '';
    return [name, `"${name}":${quote}`, quote] as const;
  });
}

const CLAIM_PARTS = Object.fromEntries(BONUS_KINDS.map((kind) => [kind, partsOf(BONUS_FIELDS[kind])]));
const LED_PARTS = partsOf(LED_FIELDS);

function fieldsText(parts: readonly Part[], values: Readonly<Record<string, unknown>>): string {
  return parts.map(([name, before, behind]) => before + String(values[name]) + behind).join(',');
}

/** The inputs of a bonus as JSON, with 64-bit numbers as text. Each kind has the fields of its table. */
export function claimText(row: BonusRow): string {
  const fields = `"kind":"${row.kind}",${fieldsText(CLAIM_PARTS[row.kind] ?? [], { ...row })}`;
  if (row.kind !== 'leadership') return `{${fields}}`;
  const sources = row.sources.map((led) => `{${fieldsText(LED_PARTS, { ...led })}}`);
  return `{${fields},"sources":[${sources.join(',')}]}`;
}
