import { EarlierWriteError } from '@greenhall/client/earlier-write';
import { isRefusedBy, RefusedError } from '@greenhall/client/refused';
import { loadTexts, texts } from '../text/texts.ts';
import { inNotation } from './notation.ts';

/** The text of a call that was refused, or that was not sent because of an earlier one. */
export async function refusalText(error: unknown): Promise<string> {
  const notation = texts();
  const { t } = notation;
  if (!(error instanceof RefusedError || error instanceof EarlierWriteError)) return t('request.unknown');
  if (isRefusedBy(error, 'payPasswordWrong') && Number(error.params['left']) === 0) {
    await loadTexts('pay');
    return t('pay.locked', { minutes: Number(error.params['minutes']) });
  }
  await loadTexts('errors');
  if (error instanceof EarlierWriteError) return t(error.earlier === 'done' ? 'earlierDone' : 'earlierUnderWay');
  const params = { code: String(error.code), ...inNotation(error.params, notation) };
  const named = error.refusal && t.find(error.refusal, params);
  return named ?? t('unassigned', { code: params.code });
}
