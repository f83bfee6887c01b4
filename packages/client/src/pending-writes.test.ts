import type { WriteState } from '@greenhall/contract/platform';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ActState, PendingWrites, PENDING_TTL_MS, type PendingWrite, actId } from './pending-writes.ts';
import { EarlierWriteError } from './earlier-write.ts';
import { RefusedError } from './refused.ts';
import { FAULTS, RequestFault } from './request.ts';

const LOST = new RequestFault(FAULTS.network, new Error('lost'));
const REFUSED = new RefusedError(5012, 'insufficientBalance', {}, 'r-1');
const BUSY = new RefusedError(503, 'serverBusy', {}, 'r-2');
const CLOSED = new RefusedError(5025, 'resubmitted', {}, 'r-3');
const TRANSFER = { body: { payee: 'bo', coin: 'mey', amount: '10', payPassword: 'larch-2209' } };
const TO = 'wallet.transfer';
const id = actId(TO);

/** A page of a device with a server that says what it is told to. */
function page(device: { kept: readonly PendingWrite[] }, who = 'ann') {
  const sent: string[] = [];
  const asked: string[] = [];
  const says: (Error | 'ok' | Promise<string>)[] = [];
  const tells: (WriteState | Error)[] = [];
  const states: (ActState | undefined)[] = [];
  const on = { account: who, now: 1_000, done: 0 };
  const acts = new PendingWrites({
    account: () => on.account,
    ask: async (_route, key) => {
      asked.push(key);
      const told = tells.shift() ?? 'neverCame';
      if (told instanceof Error) throw told;
      return told;
    },
    keep: { read: () => device.kept, write: (kept) => (device.kept = kept) },
    onState: (_id, state) => states.push(state),
    onDone: () => (on.done += 1),
    now: () => on.now,
  });
  const press = (opening: object, ask: typeof TRANSFER = TRANSFER) =>
    acts
      .perform(TO, ask, opening, async (key) => {
        sent.push(key);
        const said = says.shift() ?? 'ok';
        if (said instanceof Error) throw said;
        return said;
      })
      .catch((error: unknown) => error);
  return { acts, on, press, sent, asked, says, tells, states };
}

let device: { kept: readonly PendingWrite[] };
let at: ReturnType<typeof page>;
const form = {};
beforeEach(() => {
  device = { kept: [] };
  at = page(device);
});

test.each([LOST, BUSY, new RefusedError(502, undefined, {}, '')])(
  'the same press sends the same key until its outcome is known, also with another password (%s)',
  async (error) => {
    at.says.push(error, error);
    await at.press(form);
    await at.press(form, { body: { ...TRANSFER.body, payPassword: 'another-1' } });
    expect(await at.press(form)).toBe('ok');
    expect(new Set(at.sent).size).toBe(1);
    expect(at.asked).toEqual([]);
    await at.press(form);
    expect(new Set(at.sent).size).toBe(2);
  },
);

test('after a refusal the next press is a new write, and nothing is kept', async () => {
  at.says.push(REFUSED);
  expect(await at.press(form)).toBe(REFUSED);
  expect(device.kept).toEqual([]);
  await at.press(form);
  expect(new Set(at.sent).size).toBe(2);
});

describe('after a lost answer, a changed form or one that was opened again', () => {
  const another = { body: { ...TRANSFER.body, amount: '11' } };
  const cases = [
    ['a changed form', () => at.press(form, another)],
    ['a new opening with the same', () => at.press({})],
  ] as const;
  beforeEach(async () => {
    at.says.push(LOST);
    await at.press(form);
  });

  test.each(cases)('first asks: what never came is sent anew (%s)', async (_name, press) => {
    expect(await press()).toBe('ok');
    expect(at.asked).toEqual([at.sent[0]]);
    expect(new Set(at.sent).size).toBe(2);
    expect(at.on.done).toBe(0);
  });

  test.each(cases)('sends nothing if the first one has arrived, and says so once (%s)', async (_name, press) => {
    at.tells.push('done');
    expect(await press()).toEqual(new EarlierWriteError('done'));
    expect([at.sent.length, at.on.done, device.kept]).toEqual([1, 1, []]);
    expect(await press()).toBe('ok');
    expect(new Set(at.sent).size).toBe(2);
  });

  test.each(cases)('sends nothing while the first one is under way, or nobody answers (%s)', async (_name, press) => {
    at.tells.push('underWay', LOST);
    expect(await press()).toEqual(new EarlierWriteError('underWay'));
    expect(await press()).toBe(LOST);
    expect(at.sent).toHaveLength(1);
    expect(at.acts.stateOf(id)).toBe('unknown');
  });

  test('is busy while it asks, and asks once however often it is pressed', async () => {
    at.tells.push('done');
    const answers = await Promise.all([at.press({}), at.press({}), at.acts.settle(id)]);
    expect(answers.at(-1)).toBe('done');
    expect([at.asked.length, at.sent.length]).toEqual([1, 1]);
    expect(at.states).toEqual(['sending', 'unknown', 'asking', undefined]);
  });
});

test('while it is being sent, another press of the form is the same write, and another form waits', async () => {
  let arrive: (answer: string) => void = () => undefined;
  at.says.push(new Promise((resolve) => (arrive = resolve)));
  const both = [at.press(form), at.press(form)];
  expect(await at.press({})).toEqual(new EarlierWriteError('underWay'));
  arrive('there');
  expect(await Promise.all(both)).toEqual(['there', 'there']);
  expect(at.sent).toHaveLength(1);
});

test('a key that was closed elsewhere is not sent for ever: the next press asks', async () => {
  at.says.push(LOST, CLOSED);
  await at.press(form);
  expect(await at.press(form)).toBe(CLOSED);
  expect(await at.press(form)).toBe('ok');
  expect([new Set(at.sent).size, at.asked.length]).toEqual([2, 1]);
});

test('what is about different things does not wait for one another', async () => {
  at.says.push(LOST);
  const take = (of: string) =>
    at.acts.perform('otc.take', { params: { id: of }, body: {} }, form, async (key) => {
      at.sent.push(key);
      if (at.sent.length === 1) throw LOST;
      return 'ok';
    });
  await take('7').catch(() => undefined);
  expect(await take('8')).toBe('ok');
  expect(at.asked).toEqual([]);
});

describe('a reload', () => {
  const reloaded = (who = 'ann', now = 2_000) => {
    const next = page(device, who);
    next.on.now = now;
    return next;
  };
  beforeEach(async () => {
    at.says.push(LOST);
    await at.press(form);
  });

  test('keeps account, route, subject, key and time, and nothing of what was sent', () => {
    expect(device.kept).toEqual([{ account: 'ann', route: TO, subject: '', key: at.sent[0], at: 1_000 }]);
  });

  test('asks about the kept key before anything else is sent', async () => {
    const next = reloaded();
    next.tells.push('done');
    expect(await next.press({})).toEqual(new EarlierWriteError('done'));
    expect(next.asked).toEqual(at.sent);
    expect(device.kept).toEqual([]);
  });

  test('by another account sees nothing, asks nothing, and leaves nothing of the first', async () => {
    const other = reloaded('bo');
    expect(other.acts.stateOf(id)).toBeUndefined();
    expect(await other.press({})).toBe('ok');
    expect([other.asked, device.kept]).toEqual([[], []]);
  });

  test('after a day has forgotten it', async () => {
    const late = reloaded('ann', 1_000 + PENDING_TTL_MS + 1);
    late.acts.restore();
    expect(device.kept).toEqual([]);
    expect(await late.press({})).toBe('ok');
    expect(late.asked).toEqual([]);
  });

  test('after somebody has signed out finds nothing', () => {
    at.acts.forget();
    expect([device.kept, at.acts.stateOf(id)]).toEqual([[], undefined]);
  });
});

test('of somebody who is not signed in nothing is kept or asked, and a changed form is another write', async () => {
  const guest = page(device, '');
  guest.says.push(LOST, LOST);
  await guest.press(form);
  await guest.press(form);
  expect(new Set(guest.sent).size).toBe(1);
  expect(await guest.press(form, { body: { ...TRANSFER.body, amount: '11' } })).toBe('ok');
  expect([new Set(guest.sent).size, guest.asked, device.kept]).toEqual([2, [], []]);
});

test('another picture is another write', async () => {
  const [one, two] = [new Blob(['1']), new Blob(['2'])];
  const send = (voucher: Blob) =>
    at.acts
      .perform('wallet.submitRecharge', { body: { amount: '5' }, files: { voucher } }, form, async (key) => {
        at.sent.push(key);
        throw LOST;
      })
      .catch((error: unknown) => error);
  for (const voucher of [one, one, two]) await send(voucher);
  const [first, second, third] = at.sent;
  expect([second === first, third === first, at.asked]).toEqual([true, false, [first]]);
});
