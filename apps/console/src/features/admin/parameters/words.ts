import type { ParameterUnit } from '@greenhall/domain/shared/parameter';
import type { Texts } from '../../../kit/texts.ts';

/** How a parameter is called: as its members are told, or as operators alone know it. */
export const parameterName = ({ t }: Pick<Texts, 't'>, name: string): string =>
  t.find(`notifications.parameter.${name}`) ?? t.find(`parameters.name.${name}`) ?? name;

/** A value with its unit. */
export function quantity({ t, figure }: Texts, value: string, unit: ParameterUnit): string {
  if (unit === 'mey' || unit === 'usdt') return `${figure(value)} ${unit.toUpperCase()}`;
  return t(`notifications.unit.${unit}`, { count: Number(value) });
}

/** A value that is written with its unit behind a space. */
export function writtenQuantity(texts: Texts, written: string): string {
  const [value, unit] = written.split(' ') as [string, ParameterUnit?];
  return unit ? quantity(texts, value, unit) : value;
}
