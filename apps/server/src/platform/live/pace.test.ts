import type { LiveMessage } from '@greenhall/contract/live';
import { LIVE_CLOSE } from '@greenhall/contract/shared/live';
import { openWalletWorld, type WalletWorld } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { liveChannels, openSessions } from '../../compose.ts';
import { LiveSessions } from './sessions.ts';

const MARKET = 'otc:usdt:BEP20';
const TABS = 8;
const CHANNELS = 20;

let world: WalletWorld;
let liveSessions: LiveSessions;
let time: ReturnType<typeof turnedByHand>;
beforeAll(async () => {
  world = await openWalletWorld('embedded');
});
beforeEach(() => {
  const { ports } = world;
  time = turnedByHand();
  liveSessions = new LiveSessions(ports, ports.live, liveChannels, openSessions(ports), time);
});
afterAll(() => world.close());

/** Time that passes when a test says so. */
function turnedByHand() {
  let now = 0;
  let waiting: { at: number; go: () => void }[] = [];
  return {
    now: () => now,
    wait: (ms: number) => new Promise<void>((go) => void waiting.push({ at: now + ms, go })),
    waits: () => waiting.length,
    /** Lets time pass, and everything that was due take effect; what it leads to comes at its own moment. */
    pass: async (ms: number, settle: () => Promise<void>) => {
      const until = now + ms;
      for (;;) {
        await settle();
        const [next] = waiting.toSorted((a, b) => a.at - b.at);
        if (!next || next.at > until) break;
        now = next.at;
        waiting = waiting.filter((one) => one !== next);
        next.go();
      }
      now = until;
    },
  };
}

/** One tab: what it was told, and how it was closed. */
async function tab(who: Person) {
  const told: LiveMessage[] = [];
  let closed: number | undefined;
  const session = liveSessions.open(
    { send: (text) => void told.push(JSON.parse(text)), close: (code) => void (closed ??= code), buffered: () => 0 },
    '127.0.0.1',
  );
  if (!session) throw new Error('not let in');
  const say = (message: object) => session.receive(JSON.stringify(message));
  say({ kind: 'ticket', ticket: (await who.client.call('live.ticket')).value.ticket });
  await session.idle();
  return {
    session,
    say,
    closed: () => closed,
    count: (kind: string) => told.filter((one) => one.kind === kind).length,
  };
}
const tabs = (who: Person) => Promise.all(Array.from({ length: TABS }, () => tab(who)));
const join = (channel: string) => ({ kind: 'join', channel, after: null });

/**
 * Resolves once what is not waiting for its time has taken effect. The database answers in turn, and a join asks it less
 * often than this does between two looks at what came of it.
 */
const settled = (joined: () => number) => async () => {
  for (let quiet = 0, last = -1; quiet < 6; quiet += 1) {
    await sql`select 1`.execute(world.ports.db);
    await world.ports.live.idle();
    if (joined() !== last) quiet = 0;
    last = joined();
  }
};

it('eight tabs of one member join all their channels at once, as after a restart of the server', async () => {
  const all = await tabs(world.ann);
  for (const one of all) for (let n = 0; n < CHANNELS; n += 1) one.say(join(n === 0 ? 'member' : `otc:c${n}:BEP20`));
  await Promise.all(all.map(({ session }) => session.idle()));
  expect(all.map(({ count }) => [count('ready'), count('joined')])).toEqual(all.map(() => [1, CHANNELS]));
  expect(time.waits()).toBe(0);
});

it('what one member sends above that takes effect at 20 a second, over all its sockets together', async () => {
  const all = await tabs(world.ann);
  const joined = () => all.reduce((sum, { count }) => sum + count('joined'), 0);
  // Each socket joins one channel again and again.
  for (let n = 0; n < 30; n += 1) for (const { say } of all) say(join(MARKET));
  await time.pass(0, settled(joined));
  const atOnce = joined();
  expect(atOnce).toBe(200);
  await time.pass(1_000, settled(joined));
  expect(joined() - atOnce).toBe(20);
  expect(all.map(({ closed }) => closed())).toEqual(all.map(() => undefined));
  // Another member waits for none of it.
  const other = await tab(world.bo);
  other.say(join('member'));
  await other.session.idle();
  expect(other.count('joined')).toBe(1);
});

it('a socket whose line is full is closed, and the others of its member are not', async () => {
  const [greedy, patient] = [await tab(world.ann), await tab(world.ann)];
  for (let n = 0; n < 200; n += 1) {
    greedy.say(join(MARKET));
    if (n % 20 === 19)
      await time.pass(
        0,
        settled(() => greedy.count('joined')),
      );
  }
  expect(greedy.closed()).toBeUndefined();
  for (let n = 0; n < 41; n += 1) greedy.say(join(MARKET));
  expect(greedy.closed()).toBe(LIVE_CLOSE.tooMany);
  greedy.session.end();
  patient.say(join('member'));
  await time.pass(
    1_000,
    settled(() => patient.count('joined')),
  );
  expect([patient.count('joined'), patient.closed()]).toEqual([1, undefined]);
});
