import type { RefusalName } from '@greenhall/domain/shared/codes';

export type RefusalParams = Readonly<Record<string, string | number>>;

const SERVER_FAULT = 502;
const UNSETTLED: ReadonlySet<RefusalName> = new Set(['resubmitted', 'serverBusy', 'unavailable']);

/** The server answered, and the answer is no. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: number;
  /** Name of the refusal in the catalogue; `undefined` for a number that is not assigned. */
  readonly refusal: RefusalName | undefined;
  readonly params: RefusalParams;
  readonly requestId: string;
  constructor(code: number, refusal: RefusalName | undefined, params: RefusalParams, requestId: string) {
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

/** Whether a call failed with this refusal. */
export function isRefusedBy(error: unknown, name: RefusalName): error is RefusedError {
  return error instanceof RefusedError && error.refusal === name;
}

/**
 * After how many milliseconds a read that a busy server has refused is asked for again; `undefined` for any other failure, and for longer
 * waits, which are left to the user.
 */
export function busyMs(error: unknown): number | undefined {
  const seconds = isRefusedBy(error, 'serverBusy') ? Number(error.params['seconds']) : Number.NaN;
  return seconds <= 5 ? seconds * 1_000 : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function paramsOf(value: unknown): RefusalParams {
  const given = isRecord(value) ? Object.entries(value) : [];
  const usable = given.filter(([, one]) => typeof one === 'string' || typeof one === 'number');
  return Object.fromEntries(usable) as RefusalParams;
}

/** Reads a problem document; anything else counts as a server fault, after which the outcome is unknown. */
export async function refusalOf(data: unknown): Promise<RefusedError> {
  const { refusalOfCode } = await import('@greenhall/domain/shared/codes');
  const problem = isRecord(data) ? data : {};
  const code = typeof problem['code'] === 'number' ? problem['code'] : SERVER_FAULT;
  const requestId = typeof problem['requestId'] === 'string' ? problem['requestId'] : '';
  return new RefusedError(code, refusalOfCode(code), paramsOf(problem['params']), requestId);
}
