import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskWrites } from '@greenhall/contract/generated/desk';
import { writes } from '@greenhall/contract/generated/writes';
import type { SeenPress } from '../../e2e/harness/presses.ts';
import { type Entry, REGISTER } from '../../e2e/presses/register.ts';

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

/** What a whole run of the journeys says about the register of presses. */
export interface Judged {
  /** Places whose write no browser sent, or none from its screen. */
  readonly missing: readonly string[];
  /** Places that are marked as open and were pressed: the mark can go. */
  readonly closed: readonly string[];
}

export function judgePresses(folder: string): Judged {
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
  const places = Object.entries(REGISTER);
  const isAsked = ({ isOpen, not }: Entry): boolean => isOpen !== true && not === undefined;
  return {
    missing: places.filter(([place, entry]) => isAsked(entry) && !isPressed(place)).map(([place]) => place),
    closed: places.filter(([place, { isOpen }]) => isOpen === true && isPressed(place)).map(([place]) => place),
  };
}
