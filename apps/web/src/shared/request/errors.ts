import { HeldError } from '@greenhall/client/held';
import { isRefusedBy, RefusedError } from '@greenhall/client/refused';
import { FAULTS, RequestFault } from '@greenhall/client/request';
import { loadTexts, texts } from '../text/texts.ts';
import { inNotation } from './notation.ts';

/** The text of a failed call in the person's language. */
export async function errorText(error: unknown): Promise<string> {
  const notation = texts();
  const { t } = notation;
  if (error instanceof RequestFault) {
    if (error.code === FAULTS.abort) return t('request.aborted');
    return error.code === FAULTS.transfer ? t('request.transfer') : t('request.unreachable');
  }
  if (!(error instanceof RefusedError || error instanceof HeldError)) return t('request.unknown');
  if (isRefusedBy(error, 'payPasswordWrong') && Number(error.params['left']) === 0) {
    await loadTexts('pay');
    return t('pay.locked', { minutes: Number(error.params['minutes']) });
  }
  await loadTexts('errors');
  if (error instanceof HeldError) return t(error.earlier === 'done' ? 'earlierDone' : 'earlierUnderWay');
  const params = { code: String(error.code), ...inNotation(error.params, notation) };
  const named = error.refusal && t.find(error.refusal, params);
  return named ?? t('unassigned', { code: params.code });
}
