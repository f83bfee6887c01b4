import { download, request, upload } from './request.ts';
import { isForm, type Transport } from './transport.ts';

/** Calls over HTTP with `fetch`: from a page (`baseUrl` empty), or from a program with the cookies that it keeps. */
export function overFetch(baseUrl = '', extra: Readonly<Record<string, string>> = {}): Transport {
  return async ({ method, url, headers, body, ask: { signal, download: isFile } }) => {
    const options = { baseUrl, url, method, header: { ...headers, ...extra }, signal };
    const send = () => {
      if (isForm(body)) return upload<unknown>({ ...options, ...body });
      const withBody = { ...options, data: body };
      return isFile ? download(withBody) : request<unknown>(withBody);
    };
    const answer = await send();
    return { status: answer.status, header: (name) => answer.headers.get(name), data: answer.data };
  };
}
