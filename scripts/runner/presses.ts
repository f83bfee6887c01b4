import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import type { Asked } from '../../e2e/harness/presses.ts';
import { WRITE_SITES } from '../../e2e/presses/register.ts';

const ROUTES = Object.entries(routes).flatMap(([slice, own]) =>
  Object.entries<Route>(own).map(([name, route]) => ({ key: `${slice}.${name}`, ...route })),
);
const TABLE = ROUTES.map(({ key, method, path }) => ({
  key,
  method,
  path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  // A path without parameters comes before one that would match it with them.
  isExact: !path.includes(':'),
}));
const EXACT_FIRST = TABLE.toSorted((a, b) => Number(b.isExact) - Number(a.isExact));

/** The route that was asked. */
export const routeOf = ({ method, path }: Asked): string | undefined =>
  EXACT_FIRST.find((one) => one.method === method && one.path.test(path))?.key;

/** What the browsers of a run have noted. */
export const readNotes = (folder: string): readonly Asked[] =>
  readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Asked),
  );

/** The places whose write no browser of a whole run has sent, or none from its screen. */
export function judgePresses(folder: string): readonly string[] {
  const seen = new Map<string, Set<string>>();
  for (const asked of readNotes(folder)) {
    const route = asked.isAccepted && asked.method !== 'GET' ? routeOf(asked) : undefined;
    if (route) seen.set(route, (seen.get(route) ?? new Set()).add(asked.screen));
  }
  const isPressed = (place: string): boolean => {
    const screens = seen.get(place.split(' ')[1] ?? '');
    const on = WRITE_SITES[place]?.on;
    return screens !== undefined && (on === undefined || screens.has(on));
  };
  return Object.entries(WRITE_SITES)
    .filter(([place, { not }]) => not === undefined && !isPressed(place))
    .map(([place]) => place);
}
