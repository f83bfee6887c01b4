import type { Engine } from './database.ts';

const isLong = (): boolean => process.env['TEST_LENGTH'] === 'long';

/**
 * How often a race or a property is tried: `short` times by `npm test`, `long` times by `npm run test:long`.
 * The assertions are the same.
 */
export const rounds = (short: number, long: number): number => (isLong() ? long : short);

const ORDER: Readonly<Record<Engine, 0 | 1>> = { embedded: 0, postgresql: 1 };

/** What of a list is tried on one of both engines: by `npm test` every other one, by `npm run test:long` all. */
export function shareOf<T>(engine: Engine, all: readonly T[]): readonly T[] {
  return isLong() ? all : all.filter((_, index) => index % 2 === ORDER[engine]);
}

/** An act, and the side of its commit at which the program is killed. */
interface Cross<Act> {
  readonly act: Act;
  readonly side: 'before' | 'after';
}

/**
 * At which acts, and on which side of the commit of each, tests kill the program on one of both engines. Every act is
 * killed on both sides: by `npm test` before its commit on one engine and after it on the other, in turns, so that both
 * sides occur on both engines; by `npm run test:long` on both sides on each. What a commit leaves behind is decided by
 * the same statements on both engines, so a side that is wrong is found on either of them.
 *
 * No act follows itself: a program that is to be killed at the next act can still answer for the one before.
 */
export function crossesOn<Act>(engine: Engine, acts: readonly Act[]): readonly Cross<Act>[] {
  const round = (first: number): Cross<Act>[] =>
    acts.map((act, index) => ({ act, side: (first + index) % 2 === 0 ? 'before' : 'after' }));
  const own = ORDER[engine];
  return isLong() ? [...round(own), ...round(own + 1)] : round(own);
}
