import { setTimeout as delay } from 'node:timers/promises';
import type { Settled } from '../settled-world.ts';
import type { Order, OutsideLog } from './outside-log.ts';

/** Calls that each member has under way at once. */
const LANES = 6;
const EXCHANGE_EVERY = 9;
const STRANGER_EVERY = 25;

/** A load that runs until it is told to end; nothing is repeated under a new key. */
export interface Load {
  /** Asks all lanes to end after what they have under way. */
  readonly end: () => Promise<void>;
}

/** The next thing a member asks for: mostly transfers around the ring, some exchanges, a few to a first-time payee where that is wanted. */
async function next(
  log: OutsideLog,
  url: string,
  members: readonly Settled[],
  me: number,
  hasStrangers: boolean,
): Promise<Order | undefined> {
  const turn = log.orders.length;
  const member = members[me] as Settled;
  const other = (step: number): Settled => members[(me + step) % members.length] as Settled;
  if (turn % EXCHANGE_EVERY === 0) {
    return turn % 2 === 0 ? log.exchange(url, member, 'usdt', 'mey') : log.exchange(url, member, 'mey', 'usdt');
  }
  const cents = String(1 + (turn % 97)).padStart(6, '0');
  const payee = hasStrangers && turn % STRANGER_EVERY === 0 ? other(2) : other(1);
  return log.transfer(member, payee, turn % 3 === 0 ? 'usdt' : 'mey', `0.${cents}`);
}

interface Pace {
  /** The servers that members ask, in turn. */
  readonly urls: readonly string[];
  /** How long a lane rests after each sending. */
  readonly restMs?: number;
  /** Whether some transfers go to first-time payees. They are held for minutes and then released, which a long log does not see. */
  readonly hasStrangers?: boolean;
}

/**
 * Every member first settles what is still open, one order after the other: the payment password is proved by then.
 * After that the lanes run side by side.
 */
export function startLoad(
  log: OutsideLog,
  { urls, restMs = 0, hasStrangers = true }: Pace,
  members: readonly Settled[],
): Load {
  const over = new AbortController();
  const { signal } = over;
  let sent = 0;
  const send = async (order: Order): Promise<boolean> => {
    sent += 1;
    const isKnown = await log.send(urls[sent % urls.length] ?? '', order);
    if (restMs > 0) await delay(restMs, undefined, { signal }).catch(() => undefined);
    return isKnown;
  };
  const settleOpen = async (member: Settled): Promise<void> => {
    for (const order of log.open(member)) if (!signal.aborted) await send(order);
  };
  /** Stays with an order until its outcome is known. */
  const follow = async (order: Order): Promise<void> => {
    while (!signal.aborted) if (await send(order)) return;
  };
  const step = async (me: number): Promise<void> => {
    const order = await next(log, urls[me % urls.length] ?? '', members, me, hasStrangers);
    if (order) await follow(order);
    else if (restMs > 0) await delay(restMs, undefined, { signal }).catch(() => undefined);
  };
  const lane = async (me: number): Promise<void> => {
    while (!signal.aborted) await step(me);
  };
  const person = async (member: Settled, me: number): Promise<void> => {
    await settleOpen(member);
    if (!signal.aborted) await step(me);
    await Promise.all(Array.from({ length: LANES }, () => lane(me)));
  };
  const all = Promise.all(members.map(person));
  return {
    end: async () => {
      over.abort();
      await all;
    },
  };
}

/** Resolves in the moment of the given acknowledgement from now on. */
export function acknowledged(log: OutsideLog, count: number): Promise<void> {
  let left = count;
  return new Promise((resolve) => {
    log.heard = () => {
      left -= 1;
      if (left === 0) resolve();
    };
  });
}
