import type { RefusalName } from '@greenhall/domain/shared/codes';
import { loadTexts, texts } from '../texts.ts';
import { FAULTS, RequestFault } from './request.ts';

type Params = Readonly<Record<string, string | number>>;

/** The server answered, and the answer is no. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: number;
  /** Name of the refusal in the catalogue; `undefined` for a number that is not assigned. */
  readonly refusal: RefusalName | undefined;
  readonly params: Params;
  readonly requestId: string;
  constructor(code: number, refusal: RefusalName | undefined, params: Params, requestId: string) {
    super(`refused ${code} ${refusal ?? ''}`);
    this.code = code;
    this.refusal = refusal;
    this.params = params;
    this.requestId = requestId;
  }
  /** True when the same call with the same key may still have an effect or get another answer. */
  get unsettled(): boolean {
    return this.code === SERVER_FAULT || (this.refusal !== undefined && UNSETTLED.has(this.refusal));
  }
}

const SERVER_FAULT = 502;
const UNSETTLED: ReadonlySet<RefusalName> = new Set(['resubmitted', 'serverBusy', 'unavailable']);

/** Whether a call failed with this refusal. */
export function isRefusedBy(error: unknown, name: RefusalName): error is RefusedError {
  return error instanceof RefusedError && error.refusal === name;
}

/** Reads a problem document; anything else counts as a server fault. */
export async function refusalOf(data: unknown): Promise<RefusedError> {
  const { refusalOfCode } = await import('@greenhall/domain/shared/codes');
  const problem = (typeof data === 'object' && data !== null ? data : {}) as Partial<RefusedError>;
  const code = typeof problem.code === 'number' ? problem.code : SERVER_FAULT;
  return new RefusedError(code, refusalOfCode(code), problem.params ?? {}, problem.requestId ?? '');
}

/** What to tell a person about a failed call, in their language. */
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
  const params = { code: String(error.code), ...error.params };
  const named = error.refusal && t.find(error.refusal, params);
  return named ?? t('unassigned', { code: params.code });
}
