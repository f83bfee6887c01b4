import { FAULTS, RequestFault } from '@greenhall/client/request';
import { texts } from '../text/texts.ts';

/** The text of a failed call in the person's language. What a refusal says is loaded with the first one. */
export async function errorText(error: unknown): Promise<string> {
  const { t } = texts();
  if (error instanceof RequestFault) {
    if (error.code === FAULTS.abort) return t('request.aborted');
    return error.code === FAULTS.transfer ? t('request.transfer') : t('request.unreachable');
  }
  const { refusalText } = await import('./refusal-text.ts');
  return refusalText(error);
}
