import { deskPaths, paths } from '@greenhall/contract/generated/paths';
import type { RouteKey, RouteOf } from '@greenhall/contract/routes';
import type { Output, Route } from '@greenhall/contract/shared/route';
import { signPayload } from '@greenhall/contract/shared/sign';
import { type RefusalName, refusalOfCode } from '@greenhall/domain/shared/codes';

type Field = string | number | boolean;
type Fields = Readonly<Record<string, Field>>;

interface Ask {
  readonly params?: Fields;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: Readonly<Record<string, Field | readonly string[] | Fields>>;
}

/** The server said no, or could not be reached (`refusal` absent). */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: RefusalName | undefined;
  readonly params: Fields;
  constructor(refusal: RefusalName | undefined, params: Fields) {
    super(refusal ?? 'unreachable');
    this.refusal = refusal;
    this.params = params;
  }
}

/** Calls a route; the operator's session travels in its cookie. Throws `Refused`. */
export async function api<K extends RouteKey>(key: K, ask: Ask = {}): Promise<Output<RouteOf<K> & Route>> {
  const [method, path] = { ...paths, ...deskPaths }[key];
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(ask.params?.[name])));
  const given = Object.entries(ask.query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const body = ask.body ?? {};
  const write =
    method === 'GET'
      ? {}
      : {
          body: JSON.stringify(body),
          headers: {
            'content-type': 'application/json',
            'idempotency-key': crypto.getRandomValues(new Uint32Array(4)).join('-'),
            'x-sign': signPayload(body),
          },
        };
  const answer = await fetch(`/api${filled}${search ? `?${search}` : ''}`, { method, ...write }).catch(() => undefined);
  if (!answer) throw new Refused(undefined, {});
  const data = (await answer.json()) as { code?: number; params?: Fields };
  if (!answer.ok) throw new Refused(refusalOfCode(data.code ?? 0) ?? 'serverFault', data.params ?? {});
  return data as Output<RouteOf<K> & Route>;
}
