import type { LiveMessage, LiveRequest } from '@greenhall/contract/live';
import { LIVE_CLOSE } from '@greenhall/contract/shared/live';
import { beforeEach, expect, test } from 'vitest';
import { type LiveSocketEvents, LiveConnection } from './live-connection.ts';

type Unnumbered = LiveMessage extends infer M ? (M extends LiveMessage ? Omit<M, 'n'> : never) : never;

const EVENT = { what: 'listing', id: '7' } as const;

/** The near end of a connection, without a network. */
interface FakeLine {
  readonly events: LiveSocketEvents;
  readonly sent: LiveRequest[];
  n: number;
  isClosed: boolean;
}

/** A server that says what it is told to, and a clock that is turned by hand. */
function stage() {
  const lines: FakeLine[] = [];
  const waits: { run: () => void; ms: number }[] = [];
  let tickets = 0;
  let isOffline = false;
  let now = 0;
  let random = 0.999;
  const states: boolean[] = [];
  const connection = new LiveConnection(
    {
      ticket: async () => {
        if (isOffline) throw new Error('offline');
        tickets += 1;
        return `ticket ${tickets}`;
      },
      open: (events) => {
        const line: FakeLine = { events, sent: [], n: 0, isClosed: false };
        lines.push(line);
        return { send: (text) => void line.sent.push(JSON.parse(text)), close: () => void (line.isClosed = true) };
      },
      later: (run, ms) => {
        const wait = { run, ms };
        waits.push(wait);
        return () => void waits.splice(waits.indexOf(wait), waits.includes(wait) ? 1 : 0);
      },
      now: () => now,
      random: () => random,
    },
    (isOpen) => states.push(isOpen),
  );
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('no line');
    return last;
  };
  const say = (message: Unnumbered, n = line().n + 1) => {
    line().n = n;
    line().events.received(JSON.stringify({ n, ...message }));
  };
  const arrive = async () => {
    await Promise.resolve();
    await Promise.resolve();
    line().events.opened();
    say({ kind: 'ready', spread: 5_000 });
  };
  /** Lets the longest wait pass: there is only one at a time. */
  const pass = async () => {
    const [wait] = waits.splice(0, 1);
    wait?.run();
    await Promise.resolve();
    await Promise.resolve();
    return wait?.ms;
  };
  return {
    connection,
    lines,
    line,
    say,
    arrive,
    pass,
    waits,
    states,
    offline: (isNow: boolean) => (isOffline = isNow),
    advance: (ms: number) => (now += ms),
    draw: (next: number) => (random = next),
  };
}

let on: ReturnType<typeof stage>;
let heard: unknown[];
beforeEach(() => {
  on = stage();
  heard = [];
});
const listen = () => on.connection.listen('member', (event) => heard.push(event));

test('it connects when somebody listens, shows its ticket first and reads again once it is told where it stands', async () => {
  expect(on.lines).toHaveLength(0);
  listen();
  await on.arrive();
  on.say({ kind: 'joined', channel: 'member', at: 4, missed: false, quiet: 0 });
  on.say({ kind: 'event', channel: 'member', sequence: 5, event: EVENT });
  expect(on.line().sent).toEqual([
    { kind: 'ticket', ticket: 'ticket 1' },
    { kind: 'join', channel: 'member', after: null },
  ]);
  expect(heard).toEqual(['missed', EVENT]);
  expect(on.states).toEqual([true]);
});

test('a message that comes twice is shown once; after one that is missing it resumes from the last', async () => {
  listen();
  await on.arrive();
  on.say({ kind: 'joined', channel: 'member', at: 4, missed: false, quiet: 0 });
  on.say({ kind: 'event', channel: 'member', sequence: 5, event: EVENT });
  on.say({ kind: 'event', channel: 'member', sequence: 5, event: EVENT }, 3);
  on.say({ kind: 'joined', channel: 'member', at: 4, missed: true, quiet: 0 }, 2);
  on.say({ kind: 'event', channel: 'member', sequence: 6, event: EVENT }, 4);
  expect(heard).toEqual(['missed', EVENT, EVENT]);
  on.say({ kind: 'event', channel: 'member', sequence: 9, event: EVENT }, 6);
  expect([heard.length, on.lines[0]?.isClosed]).toEqual([3, true]);
  await on.pass();
  await on.arrive();
  expect(on.line().sent).toEqual([
    { kind: 'ticket', ticket: 'ticket 2' },
    { kind: 'join', channel: 'member', after: 6 },
  ]);
  on.say({ kind: 'joined', channel: 'member', at: 6, missed: false, quiet: 0 });
  on.say({ kind: 'event', channel: 'member', sequence: 6, event: EVENT });
  on.say({ kind: 'event', channel: 'member', sequence: 8, event: EVENT });
  expect(heard).toHaveLength(4);
  expect(on.states).toEqual([true, false, true]);
});

test('what cannot be told any more is read again', async () => {
  listen();
  await on.arrive();
  on.say({ kind: 'joined', channel: 'member', at: 4, missed: false, quiet: 0 });
  on.say({ kind: 'joined', channel: 'member', at: 40, missed: true, quiet: 0 });
  on.say({ kind: 'event', channel: 'member', sequence: 40, event: EVENT });
  expect(heard).toEqual(['missed', 'missed']);
});

test('it waits longer after each failure, up to half a minute, and starts over once it was open for a minute', async () => {
  on.offline(true);
  listen();
  await Promise.resolve();
  const waited: (number | undefined)[] = [];
  for (let n = 0; n < 7; n += 1) waited.push(await on.pass());
  expect(waited.map((ms) => Math.round((ms ?? 0) / 1_000))).toEqual([1, 2, 4, 8, 16, 30, 30]);
  on.offline(false);
  await on.pass();
  await on.arrive();
  on.advance(59_999);
  on.line().events.closed(1006);
  expect(Math.round((on.waits[0]?.ms ?? 0) / 1_000)).toBe(30);
  await on.pass();
  await on.arrive();
  on.advance(60_000);
  on.line().events.closed(1006);
  expect(Math.round((on.waits[0]?.ms ?? 0) / 1_000)).toBe(5);
});

test('two processes: clients that lose one of them in one moment come back at different ones', async () => {
  for (const [random, ms] of [
    [0, 500],
    [0.5, 2_750],
    [0.999, 4_995.5],
  ] as const) {
    listen();
    await on.arrive();
    on.advance(60_000);
    on.draw(random);
    on.line().events.closed(1012);
    expect(on.waits.map((wait) => wait.ms)).toEqual([ms]);
    await on.pass();
  }
});

test('a server that few have lost is asked again soon, but not for ever', async () => {
  listen();
  await on.arrive();
  on.say({ kind: 'beat', spread: 100 });
  on.advance(60_000);
  on.offline(true);
  on.line().events.closed(1006);
  const waited: number[] = [];
  for (let n = 0; n < 46; n += 1) waited.push(Math.round((await on.pass()) ?? 0));
  expect(waited.slice(0, 3)).toEqual([100, 1_499, 1_499]);
  expect([waited[39], waited.at(-1)]).toEqual([1_499, 29_985]);
  on.offline(false);
  await on.pass();
  await on.arrive();
  on.say({ kind: 'beat', spread: 100 });
  on.line().events.closed(1006);
  expect(on.waits.map(({ ms }) => Math.round(ms))).toEqual([1_499]);
});

test('sent away because it is too much, it stays away for half a minute to a minute, whatever happens meanwhile', async () => {
  listen();
  for (const [random, ms] of [
    [0, 30_000],
    [0.5, 45_000],
    [0.999, 59_970],
  ] as const) {
    await on.arrive();
    on.draw(random);
    on.line().events.closed(LIVE_CLOSE.tooMany);
    const { length } = on.lines;
    expect(on.waits.map((wait) => wait.ms)).toEqual([ms]);
    // Another screen listens, and the device is told that it is online again.
    listen();
    await on.connection.connect();
    expect(on.lines).toHaveLength(length);
    await on.pass();
    expect(on.lines).toHaveLength(length + 1);
  }
});

test('a connection on which nothing comes is dead', async () => {
  listen();
  await on.arrive();
  on.say({ kind: 'beat', spread: 5_000 });
  expect(on.waits.map(({ ms }) => ms)).toEqual([60_000]);
  await on.pass();
  expect(on.lines[0]?.isClosed).toBe(true);
  await on.pass();
  expect(on.lines).toHaveLength(2);
});

test('it says since when nothing has happened: what was read after that need not be read again', async () => {
  const moments: number[] = [];
  const follow = () => on.connection.listen('member', (_, newest) => moments.push(newest));
  follow();
  await on.arrive();
  on.advance(60_000);
  on.say({ kind: 'joined', channel: 'member', at: 4, missed: false, quiet: 45_000 });
  on.advance(1_000);
  follow();
  on.say({ kind: 'event', channel: 'member', sequence: 5, event: EVENT });
  on.advance(5_000);
  follow();
  expect(moments.map((moment) => moment - (moments[0] ?? 0))).toEqual([0, 0, 46_000, 46_000, 46_000]);
});

test('who begins to listen later reads again too', async () => {
  listen();
  await on.arrive();
  on.say({ kind: 'joined', channel: 'member', at: 4, missed: false, quiet: 0 });
  listen();
  expect(heard).toEqual(['missed', 'missed']);
  on.say({ kind: 'event', channel: 'member', sequence: 5, event: EVENT });
  expect(heard).toHaveLength(4);
});

test('it leaves a channel with its last listener, and ends with the session', async () => {
  const stops = [listen(), listen()];
  await on.arrive();
  stops[0]?.();
  expect(on.line().sent.at(-1)).toMatchObject({ kind: 'join' });
  stops[1]?.();
  expect(on.line().sent.at(-1)).toEqual({ kind: 'leave', channel: 'member' });
  on.connection.stop();
  listen();
  expect([on.lines.length, on.line().isClosed, on.waits.length]).toEqual([1, true, 0]);
});

test('on the return of the page a silent connection is replaced at once, and what came meanwhile follows', async () => {
  listen();
  await on.arrive();
  on.say({ kind: 'joined', channel: 'member', at: 4, missed: false, quiet: 0 });
  on.advance(20_000);
  on.connection.resume(25_000);
  expect([on.lines.length, on.line().isClosed]).toEqual([1, false]);
  on.advance(20_000);
  on.connection.resume(25_000);
  await on.arrive();
  expect([on.lines.length, on.lines[0]?.isClosed]).toEqual([2, true]);
  expect(on.line().sent).toContainEqual({ kind: 'join', channel: 'member', after: 4 });
});

test('on the return of the page the wait of a failure ends', async () => {
  on.offline(true);
  listen();
  await on.pass();
  on.offline(false);
  on.connection.resume(25_000);
  await on.arrive();
  expect([on.lines.length, on.waits.length, on.states]).toEqual([1, 1, [true]]);
});
