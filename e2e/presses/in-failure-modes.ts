import { openSettledSession, type Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from '../harness/browser.ts';
import type { ServerHere } from '../harness/server-here.ts';
import { putSession } from '../harness/signed-in.ts';
import {
  answerLost,
  closedWhilePending,
  connectionReset,
  left,
  type WriteSiteTest,
  pressed,
  pressedTwice,
  refused,
  reloadedWhilePending,
  swallowed,
} from './failure-modes.ts';
import { WRITE_SITES } from './register.ts';

/** Places that are pressed, and who presses them. */
export interface World {
  readonly places: readonly string[];
  /** The presses, once the server is there. */
  readonly presses: () => readonly WriteSiteTest[];
  /** Gives who presses a browser in which nothing of an earlier press is left. */
  readonly sit: () => Promise<UserBrowser>;
}

/** What has been found in a browser from now on. */
export function sinceNow(seat: UserBrowser): UserBrowser {
  const before = seat.faults().length;
  return { ...seat, faults: () => seat.faults().slice(before) };
}

/** Gives a browser of its own for each press, in which the member is signed in. */
export function seatsOf(server: () => ServerHere, member: () => Settled): World['sit'] {
  let seat: UserBrowser | undefined;
  return async () => {
    const { no, name, invitation } = member();
    const session = await openSettledSession(server().app.ports, no, name, invitation);
    await seat?.context.close();
    seat = await openUserBrowser();
    await putSession(seat, server(), session);
    return seat;
  };
}

/** Gives the same browser for each press, with nothing kept in it but the session: it need not load the app again. */
export function oneBrowserOf(server: () => ServerHere, member: () => Settled): World['sit'] {
  let seat: UserBrowser | undefined;
  return async () => {
    if (!seat) {
      seat = await openUserBrowser();
      await putSession(seat, server(), member());
    } else {
      // A page without the app, so that nothing is written while what is kept is cleared.
      await seat.page.goto(`${server().url}/healthz`);
      await seat.page.evaluate('localStorage.clear(); sessionStorage.clear()');
    }
    return sinceNow(seat);
  };
}

const pressAt = ({ presses }: World, place: string): WriteSiteTest => {
  const press = presses().find((one) => one.place === place);
  if (!press || !(place in WRITE_SITES)) throw new Error(`nothing is pressed at ${place}`);
  return press;
};

/** Presses each place once, and one of them while the page is loaded again, which asks what came of it. */
export function clickOnce(world: World, again = ''): void {
  describe.each(world.places)('%s', (place) => {
    beforeEach(() => pressAt(world, place).undo?.());
    afterAll(() => pressAt(world, place).undo?.());

    test('pressed: the server has it, and the screen shows it', async () => {
      const seat = await world.sit();
      await pressed(seat.page, pressAt(world, place));
      expect(seat.faults()).toEqual([]);
    });

    if (place === again)
      test('loaded again while it is under way: what came of it is said, and there is one effect', async () => {
        await reloadedWhilePending((await world.sit()).page, pressAt(world, place));
      });
  });
}

/** Tests each write site in its most likely failure modes, and some of them in all. */
export function testFailureModes(world: World, inEvery: readonly string[] = world.places): void {
  const page = async () => (await world.sit()).page;
  const at = (place: string) => pressAt(world, place);

  describe.each(world.places)('%s', (place) => {
    beforeEach(() => at(place).undo?.());
    afterAll(() => at(place).undo?.());

    test('pressed again after its answer was lost: one effect', async () => {
      await answerLost(await page(), at(place));
    });

    if (place.startsWith('web/'))
      test('left by Back and by another screen: it is closed, and nothing was sent', async () => {
        await left(await page(), at(place));
      });

    test('answered by something that is not the server: the press finds out', async () => {
      const answer = await pressed(await page(), at(place));
      await at(place).undo?.();
      await swallowed(await page(), at(place), answer);
    });
  });

  describe.each(inEvery)('%s, in every failure mode', (place) => {
    beforeEach(() => at(place).undo?.());
    afterAll(() => at(place).undo?.());

    test('pressed again after the connection was reset: one effect', async () => {
      await connectionReset(await page(), at(place));
    });

    test('pressed twice at once: one effect', async () => {
      await pressedTwice(await page(), at(place));
    });

    test('closed and opened again while it is under way: it waits, and there is one effect', async () => {
      await closedWhilePending(await page(), at(place));
    });

    test('loaded again while it is under way: what came of it is said, and there is one effect', async () => {
      await reloadedWhilePending(await page(), at(place));
    });

    test('refused: what was typed stands, and the reason is shown', async () => {
      await refused(await page(), at(place));
    });
  });
}
