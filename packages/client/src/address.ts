import type { LooseRequestInput } from './route-input.ts';

/** The address of a call from `/api` on, with its parameters and its query filled in. */
export function addressOf(path: string, { params = {}, query = {} }: LooseRequestInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search ? `/api${filled}?${search}` : `/api${filled}`;
}
