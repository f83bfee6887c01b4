import { randomUUID } from 'node:crypto';
import { signPayload } from '@greenhall/contract/shared/sign';
import type { Settled } from './settled-world.ts';

type Body = Readonly<Record<string, string | boolean>>;

/** What came back over the wire: a problem document when `ok` is false. */
export interface Reply {
  readonly ok: boolean;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export const headersOf = ({ token, companion }: Settled): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  cookie: `gh_companion=${companion}`,
});

/** A signed write over HTTP, as the member app sends it. Throws when no answer comes. */
export async function ask(
  url: string,
  member: Settled,
  path: string,
  body: Body,
  key: string = randomUUID(),
): Promise<Reply> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      ...headersOf(member),
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-sign': signPayload(body),
    },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, status: response.status, data: (await response.json()) as Reply['data'] };
}

/** A read over HTTP. Throws when it is refused. */
export async function look(url: string, member: Settled, path: string): Promise<Reply['data']> {
  const response = await fetch(`${url}/api${path}`, { headers: headersOf(member) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply['data'];
}
