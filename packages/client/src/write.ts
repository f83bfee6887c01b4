import { signPayload } from '@greenhall/contract/shared/sign';
import type { RouteKey } from '@greenhall/contract/routes';
import { addressOf } from './address.ts';
import type { Fields, LooseRequestInput } from './route-input.ts';
import { newKey } from './keys.ts';
import type { Form, Outgoing } from './transport.ts';

/** Where a write goes and which reads it changes. */
export type WritePlace<C extends RouteKey = RouteKey> = readonly [
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  changes: readonly C[],
];

/** The text fields of a multipart form, as the server will read them. */
function formFields(body: Fields): Record<string, string> {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\r\n', '\n') : JSON.stringify(value),
    ]),
  );
}

/** A write with its signature and its key. */
export function prepareWrite(route: RouteKey, [method, path]: WritePlace, ask: LooseRequestInput): Outgoing {
  const { body = {}, files, key = newKey(), approval } = ask;
  const form: Form | undefined = files && { fields: formFields(body), files };
  const headers = {
    'x-sign': signPayload(form?.fields ?? body),
    'idempotency-key': key,
    ...(approval ? { 'x-approval': approval } : {}),
  };
  return { route, ask, method, url: addressOf(path, ask), headers, body: form ?? body };
}
