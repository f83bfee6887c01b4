import { isRefusedBy, RefusedError } from '@greenhall/client/refused';
import { FAULTS, RequestFault } from '@greenhall/client/request';
import { loadTexts, texts } from '../text/texts.ts';

/** How the server writes amounts and shares. */
const WIRE_FIGURE = /^-?\d+\.(?:\d{4}|\d{6})$/;

/** The values of a refusal as the reader writes them: exact, with its own marks. */
function inNotation(params: RefusedError['params']): RefusedError['params'] {
  const { figure } = texts();
  const written = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' && WIRE_FIGURE.test(value) ? figure(value) : value,
  ]);
  return Object.fromEntries(written) as RefusedError['params'];
}

/** The text of a failed call in the person's language. */
export async function errorText(error: unknown): Promise<string> {
  const { t } = texts();
  if (error instanceof RequestFault) {
    if (error.code === FAULTS.abort) return t('request.aborted');
    return error.code === FAULTS.transfer ? t('request.transfer') : t('request.unreachable');
  }
  if (!(error instanceof RefusedError)) return t('request.unknown');
  if (isRefusedBy(error, 'payPasswordWrong') && Number(error.params['left']) === 0) {
    await loadTexts('pay');
    return t('pay.locked', { minutes: Number(error.params['minutes']) });
  }
  await loadTexts('errors');
  const params = { code: String(error.code), ...inNotation(error.params) };
  const named = error.refusal && t.find(error.refusal, params);
  return named ?? t('unassigned', { code: params.code });
}
