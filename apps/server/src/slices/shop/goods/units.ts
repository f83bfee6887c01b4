/** Numbers with units as they are sent on one line, such as `12:1,40:2`; units of a number that is named twice are added. */
export function readUnits(text: string): ReadonlyMap<bigint, number> {
  const units = new Map<bigint, number>();
  for (const part of text.split(',')) {
    const [id = '', number = ''] = part.split(':');
    units.set(BigInt(id), (units.get(BigInt(id)) ?? 0) + Number(number));
  }
  return units;
}
