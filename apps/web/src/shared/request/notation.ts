import type { RefusalParams } from '@greenhall/client/refused';

/** How the server writes amounts and shares. */
const WIRE_FIGURE = /^-?\d+\.(?:\d{4}|\d{6})$/;

/** How the server writes moments. */
const WIRE_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** How a language and a time zone write the values of refusals. */
interface Notation {
  readonly figure: (amount: string) => string;
  readonly moment: (iso: string) => string;
}

/** The values of a refusal as the reader writes them: figures, moments, and anything else as it is. */
export function inNotation(params: RefusalParams, { figure, moment }: Notation): RefusalParams {
  const shown = (value: string) => (WIRE_MOMENT.test(value) ? moment(value) : value);
  const written = Object.entries(params).map(([name, value]) => [
    name,
    typeof value !== 'string' ? value : WIRE_FIGURE.test(value) ? figure(value) : shown(value),
  ]);
  return Object.fromEntries(written) as RefusalParams;
}
