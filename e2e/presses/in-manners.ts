import { rounds } from '@greenhall/test-kit/rounds';
import { openSettledSession, type Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Seat, takeSeat } from '../harness/browser.ts';
import type { ServerHere } from '../harness/server-here.ts';
import { putSession } from '../harness/signed-in.ts';
import {
  answerLost,
  closedUnderWay,
  connectionReset,
  left,
  type Press,
  pressed,
  pressedTwice,
  refused,
  reloadedUnderWay,
  swallowed,
} from './manners.ts';
import { REGISTER } from './register.ts';

interface World {
  /** The places that are pressed. */
  readonly places: readonly string[];
  /** Those of them that `npm test`, too, presses in every manner: of the others it asks the first two. */
  readonly inEvery?: (place: string) => boolean;
  /** Those that `npm run test:long` presses so: all, unless it is said. The others are pressed in three manners alone. */
  readonly inEveryLong?: readonly string[];
  /** The presses, once the server is there. */
  readonly presses: () => readonly Press[];
  /** Gives who presses a browser in which nothing of an earlier press is left. */
  readonly sit: () => Promise<Seat>;
}

/** Gives a browser of its own for each press, in which the member is signed in. */
export function seatsOf(server: () => ServerHere, member: () => Settled): () => Promise<Seat> {
  let seat: Seat | undefined;
  return async () => {
    const { no, name, invitation } = member();
    const session = await openSettledSession(server().app.ports, no, name, invitation);
    await seat?.context.close();
    seat = await takeSeat();
    await putSession(seat, server(), session);
    return seat;
  };
}

/** Presses places in the manners. */
export function pressInManners(world: World): void {
  const { places, inEvery = () => false, inEveryLong = places, presses, sit } = world;
  const pressAt = (place: string): Press => {
    const press = presses().find((one) => one.place === place);
    if (!press || !(place in REGISTER)) throw new Error(`nothing is pressed at ${place}`);
    return press;
  };
  const isLong = rounds(0, 1) === 1;
  const everyPlace = places.filter((place) => (isLong && inEveryLong.includes(place)) || inEvery(place));
  const page = async () => (await sit()).page;

  describe.each(places)('%s', (place) => {
    let answer: unknown;
    beforeEach(() => pressAt(place).undo?.());
    afterAll(() => pressAt(place).undo?.());

    test('pressed: the server has it, and the screen shows it', async () => {
      const seat = await sit();
      answer = await pressed(seat.page, pressAt(place));
      expect(seat.faults()).toEqual([]);
    });

    test('pressed again after its answer was lost: one effect', async () => {
      await answerLost(await page(), pressAt(place));
    });

    if (place.startsWith('web/'))
      test('left by Back and by another screen: it is closed, and nothing was sent', async () => {
        await left(await page(), pressAt(place));
      });

    if (isLong || inEvery(place))
      test('answered by something that is not the server: the press finds out', async () => {
        await swallowed(await page(), pressAt(place), answer);
      });
  });

  describe.each(everyPlace)('%s, in every manner', (place) => {
    beforeEach(() => pressAt(place).undo?.());
    afterAll(() => pressAt(place).undo?.());

    test('pressed again after the connection was reset: one effect', async () => {
      await connectionReset(await page(), pressAt(place));
    });

    test('pressed twice at once: one effect', async () => {
      await pressedTwice(await page(), pressAt(place));
    });

    test('closed and opened again while it is under way: it waits, and there is one effect', async () => {
      await closedUnderWay(await page(), pressAt(place));
    });

    test('loaded again while it is under way: what came of it is said, and there is one effect', async () => {
      await reloadedUnderWay(await page(), pressAt(place));
    });

    test('refused: what was typed stands, and the reason is shown', async () => {
      await refused(await page(), pressAt(place));
    });
  });
}
