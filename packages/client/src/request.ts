/** Client codes of the request layer (rule: shared#requests). */
export const FAULTS = { network: 5, abort: 600_003, transfer: 602_001 } as const;
export type FaultCode = (typeof FAULTS)[keyof typeof FAULTS];

/** Milliseconds until an unanswered call counts as failed (rule: shared#requests). */
export const TIMEOUT = 60_000;

/** No answer came: the outcome of the call is unknown. */
export class RequestFault extends Error {
  override name = 'RequestFault';
  readonly code: FaultCode;
  constructor(code: FaultCode, cause: unknown) {
    super(`request fault ${code}`, { cause });
    this.code = code;
  }
}

export interface RequestOptions {
  url: string;
  /** Put before `url`; empty by default, which is the page's own address. */
  baseUrl?: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  header?: Readonly<Record<string, string>>;
  /** A string and a form go as they are, `URLSearchParams` urlencoded, any other object as JSON. */
  data?: string | FormData | URLSearchParams | object | undefined;
  dataType?: 'json' | 'text' | 'blob';
  timeout?: number;
  withCredentials?: boolean;
  signal?: AbortSignal | undefined;
}

export interface Answer<T> {
  status: number;
  /** True for 200–299. */
  ok: boolean;
  headers: Headers;
  data: T;
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/;

function encode(options: RequestOptions): { body?: string | FormData | URLSearchParams; type?: string } {
  const { data } = options;
  if (data === undefined) return {};
  if (typeof data === 'string' || data instanceof FormData || data instanceof URLSearchParams) return { body: data };
  return { body: JSON.stringify(data), type: 'application/json' };
}

async function decode(response: Response, dataType: RequestOptions['dataType']): Promise<unknown> {
  const json = JSON_TYPE.test(response.headers.get('content-type') ?? '');
  if (dataType === 'blob' && response.ok) return response.blob();
  const text = await response.text();
  if (!json || (dataType === 'text' && response.ok)) return text;
  return text === '' ? undefined : JSON.parse(text);
}

async function send<T>(options: RequestOptions, failure: FaultCode): Promise<Answer<T>> {
  const { url, baseUrl = '', method = 'GET', timeout = TIMEOUT, dataType = 'json', signal } = options;
  const { body, type } = encode(options);
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(baseUrl + url, {
      method,
      headers: { ...(type ? { 'content-type': type } : {}), ...options.header },
      credentials: options.withCredentials ? 'include' : 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body === undefined ? {} : { body }),
    });
    const data = (await decode(response, dataType)) as T;
    return { status: response.status, ok: response.ok, headers: response.headers, data };
  } catch (cause) {
    throw new RequestFault(signal?.aborted ? FAULTS.abort : failure, cause);
  }
}

/** One call. Any status resolves; only a missing or unreadable answer throws `RequestFault`. */
export function request<T>(options: RequestOptions): Promise<Answer<T>> {
  return send<T>(options, FAULTS.network);
}

export interface UploadOptions extends Omit<RequestOptions, 'data'> {
  files: Readonly<Record<string, Blob | readonly Blob[]>>;
  fields?: Readonly<Record<string, string>>;
}

/** Sends files and form fields as multipart; the fields come first, so that a server can judge them early. */
export function upload<T>({ files, fields = {}, ...options }: UploadOptions): Promise<Answer<T>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, blobs] of Object.entries(files)) {
    for (const blob of blobs instanceof Blob ? [blobs] : blobs) form.append(name, blob);
  }
  return send<T>({ method: 'POST', ...options, data: form }, FAULTS.transfer);
}

/** Brings a file. */
export function download(options: RequestOptions): Promise<Answer<Blob>> {
  return send<Blob>({ ...options, dataType: 'blob' }, FAULTS.transfer);
}
