import { reads } from '@greenhall/contract/generated/paths';
import { writes } from '@greenhall/contract/generated/writes';
import { signPayload } from '@greenhall/contract/shared/sign';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { isRefusedBy, RefusedError } from './refused.ts';
import { FAULTS, RequestFault } from './request.ts';
import { type Answer, isForm, type Outgoing } from './transport.ts';

const OLD = 'old-token-of-this-member';
const NEXT = 'next-token-of-this-member';
const LATE = 'late-token-of-this-member';

type Said = { readonly status?: number; readonly data?: unknown; readonly token?: string } | 'lost';

const answerOf = ({ status = 200, data = {}, token }: Exclude<Said, 'lost'>): Answer => ({
  status,
  header: (name) => (name === 'x-token' ? (token ?? null) : null),
  data,
});

/** A client whose server says these things, one after the other. */
function server(...says: readonly Said[]) {
  const sent: Outgoing[] = [];
  const waiting = [...says];
  const session = { token: OLD };
  const refused: unknown[] = [];
  const client = createClient({
    reads,
    writes: async () => writes,
    transport: async (outgoing) => {
      sent.push(outgoing);
      const said = waiting.shift() ?? {};
      if (said === 'lost') throw new RequestFault(FAULTS.network, new Error('lost'));
      return answerOf(said);
    },
    tokens: { read: () => session.token, write: (token) => (session.token = token) },
    onRefused: (one) => refused.push(one.refusal),
  });
  const keys = () => sent.map(({ headers }) => headers['idempotency-key']);
  return { ...client, sent, keys, session, refused };
}

const transfer = { payee: 'bo', coin: 'mey', amount: '10', payPassword: 'larch-2209' } as const;
const settled = (call: Promise<unknown>) => call.catch((error: unknown) => error);

test('a write is signed, keyed and carries the token; a read carries the token alone', async () => {
  const { call, sent } = server();
  await call('wallet.transfer', { body: transfer });
  await call('wallet.bill', { query: { coin: 'mey' } });
  await call('wallet.movement', { params: { id: '7' } });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: '/api/wallet/transfers',
    headers: { authorization: `Bearer ${OLD}`, 'x-sign': signPayload(transfer) },
    body: transfer,
  });
  expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]).toMatchObject({ url: '/api/wallet/bill?coin=mey', headers: { authorization: `Bearer ${OLD}` } });
  expect(Object.keys(sent[1]?.headers ?? {})).toEqual(['authorization']);
  expect(sent[2]?.url).toBe('/api/wallet/bill/7');
});

test('a form is signed over its text fields', async () => {
  const { call, sent } = server();
  const voucher = new Blob(['jpg']);
  await call('wallet.submitRecharge', { body: { amount: '5', reference: 'R1' }, files: { voucher } });
  const body = sent[0]?.body;
  expect(isForm(body) && [body.fields, body.files]).toEqual([{ amount: '5', reference: 'R1' }, { voucher }]);
  expect(sent[0]?.headers['x-sign']).toBe(signPayload({ amount: '5', reference: 'R1' }));
});

test('equal writes have keys of their own, and a given key is used', async () => {
  const { call, keys: sent } = server('lost');
  await settled(call('wallet.transfer', { body: transfer }));
  await call('wallet.transfer', { body: transfer });
  await call('wallet.transfer', { body: transfer, key: 'given-key' });
  expect(new Set(sent()).size).toBe(3);
  expect(sent()[2]).toBe('given-key');
});

test('a rotated token replaces the one that was presented, and no other', async () => {
  const { call, session } = server({ token: NEXT });
  await call('wallet.balances');
  expect(session.token).toBe(NEXT);

  let release: (answer: Answer) => void = () => undefined;
  const late = new Promise<Answer>((resolve) => (release = resolve));
  const other = { token: OLD };
  const slow = createClient({
    reads,
    writes: async () => writes,
    transport: () => late,
    tokens: { read: () => other.token, write: (token) => (other.token = token) },
  });
  const call2 = slow.call('wallet.balances');
  other.token = NEXT;
  release(answerOf({ token: LATE }));
  await call2;
  expect(other.token).toBe(NEXT);
});

test('nothing that is no token replaces the token, and an anonymous call neither carries nor changes it', async () => {
  const { call, session, sent } = server({ token: 'a b' }, { token: LATE });
  await call('wallet.balances');
  await call('identity.exchangeHandOff', { body: { code: 'c' }, anonymous: true });
  expect(session.token).toBe(OLD);
  expect(sent[1]?.headers['authorization']).toBeUndefined();
});

test('a refusal is told by its name, with its values, as an error or as a value', async () => {
  const problem = { code: 5012, title: 'something else', params: { left: 2, odd: {} }, requestId: 'r-1' };
  const { call, send, refused } = server({ status: 409, data: problem }, { status: 409, data: problem });
  const error = await settled(call('wallet.transfer', { body: transfer }));
  const outcome = await send('wallet.transfer', { body: transfer });
  const name = error instanceof RefusedError ? error.refusal : undefined;
  expect(name).toBeDefined();
  expect(isRefusedBy(error, name ?? 'notFound')).toBe(true);
  expect(error).toMatchObject({ code: 5012, params: { left: 2 }, requestId: 'r-1', unsettled: false });
  expect(outcome).toMatchObject({ ok: false, refused: { refusal: name } });
  expect(refused).toEqual([name, name]);
});

test('a refusal with an unknown number is kept by its number', async () => {
  const { send } = server({ status: 400, data: { code: 4_999_999, params: 'odd' } });
  expect(await send('wallet.balances')).toMatchObject({
    refused: { code: 4_999_999, refusal: undefined, params: {}, requestId: '' },
  });
});

test.each([['<html>sign in to this network</html>'], [null], ['']])(
  'an accepted call that is answered with %j has no known outcome',
  async (data) => {
    const { call } = server({ data }, {});
    expect(await settled(call('wallet.transfer', { body: transfer }))).toBeInstanceOf(RequestFault);
  },
);

test.each([['<html>'], [undefined], [{ code: '5012' }], [[]]])(
  'a refusal that is no problem document (%j) counts as a fault of the server',
  async (data) => {
    const { send } = server({ status: 409, data });
    expect(await send('wallet.balances')).toMatchObject({ ok: false, refused: { code: 502, unsettled: true } });
  },
);

test('after a write its reads are told as changed, whatever came of it; after a read nothing is', async () => {
  const told: string[] = [];
  const says: Said[] = [{}, { status: 409, data: { code: 5012 } }, 'lost'];
  const { call } = createClient({
    reads,
    writes: async () => writes,
    transport: async () => {
      const said = says.shift() ?? {};
      if (said === 'lost') throw new RequestFault(FAULTS.network, new Error('lost'));
      return answerOf(said);
    },
    onChanged: (changed) => told.push(changed.join(' ')),
  });
  for (let turn = 0; turn < 3; turn += 1) await settled(call('wallet.transfer', { body: transfer }));
  await call('wallet.balances');
  expect(told).toEqual(Array.from({ length: 3 }, () => writes['wallet.transfer'][2].join(' ')));
});

test('a write whose code could not be brought was not sent', async () => {
  const sent: Outgoing[] = [];
  const { call } = createClient({
    reads,
    writes: (): Promise<typeof writes> => Promise.reject(new TypeError('offline')),
    transport: async (outgoing) => {
      sent.push(outgoing);
      return answerOf({});
    },
  });
  expect(await settled(call('wallet.transfer', { body: transfer }))).toBeInstanceOf(RequestFault);
  expect(sent).toEqual([]);
});

test('a write carries the token that was there when it was called', async () => {
  const { call, sent, session } = server();
  const told = call('identity.logout', { body: {} });
  session.token = '';
  await told;
  expect(sent[0]?.headers['authorization']).toBe(`Bearer ${OLD}`);
});
