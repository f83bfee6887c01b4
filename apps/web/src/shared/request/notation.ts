import type { RefusalParams } from '@greenhall/client/refused';

/** How the server writes amounts and shares. */
const WIRE_FIGURE = /^-?\d+\.(?:\d{4}|\d{6})$/;

/** The values of a refusal as the reader writes them: figures with the marks of its language, anything else as it is. */
export function inNotation(params: RefusalParams, figure: (amount: string) => string): RefusalParams {
  const written = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' && WIRE_FIGURE.test(value) ? figure(value) : value,
  ]);
  return Object.fromEntries(written) as RefusalParams;
}
