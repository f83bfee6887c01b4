import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskWrites } from '@greenhall/contract/generated/desk';
import { writes } from '@greenhall/contract/generated/writes';
import type { SeenPress } from '../../e2e/harness/presses.ts';
import { REGISTER } from '../../e2e/presses/register.ts';

const TABLE = Object.entries({ ...writes, ...deskWrites }).map(([route, [method, path]]) => ({
  route,
  method,
  path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  // A path without parameters comes before one that would match it with them.
  isExact: !path.includes(':'),
}));
const EXACT_FIRST = TABLE.toSorted((a, b) => Number(b.isExact) - Number(a.isExact));

const routeOf = ({ method, path }: SeenPress): string | undefined =>
  EXACT_FIRST.find((one) => one.method === method && one.path.test(path))?.route;

function readPresses(folder: string): readonly SeenPress[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as SeenPress),
  );
}

/** The places whose write no browser of a whole run has sent, or none from its screen. */
export function judgePresses(folder: string): readonly string[] {
  const seen = new Map<string, Set<string>>();
  for (const press of readPresses(folder)) {
    const route = routeOf(press);
    if (route) seen.set(route, (seen.get(route) ?? new Set()).add(press.screen));
  }
  const isPressed = (place: string): boolean => {
    const screens = seen.get(place.split(' ')[1] ?? '');
    const on = REGISTER[place]?.on;
    return screens !== undefined && (on === undefined || screens.has(on));
  };
  return Object.entries(REGISTER)
    .filter(([place, { not }]) => not === undefined && !isPressed(place))
    .map(([place]) => place);
}
