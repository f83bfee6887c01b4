import { READS_AT_ONCE } from '@greenhall/contract/platform';
import { reads } from '@greenhall/contract/generated/paths';
import { writes } from '@greenhall/contract/generated/writes';
import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { readsTogether } from './reads-together.ts';
import { FAULTS, RequestFault } from './request.ts';
import type { Answer, Outgoing } from './transport.ts';

type Said = Pick<Answer, 'status' | 'data'> | 'lost';

/** A client whose server answers each address by a function, and the addresses that were asked. */
function clientOf(say: (outgoing: Outgoing, of: readonly { route: string }[]) => Said) {
  const asked: string[] = [];
  const session = { token: 'the-token-of-this-member' };
  const client = createClient({
    reads,
    writes: async () => writes,
    transport: readsTogether(async (outgoing) => {
      const { pathname, searchParams } = new URL(outgoing.url, 'http://localhost');
      asked.push(pathname);
      const said = say(outgoing, JSON.parse(searchParams.get('of') ?? '[]'));
      if (said === 'lost') throw new RequestFault(FAULTS.network, new Error('lost'));
      return { header: () => null, ...said };
    }),
    tokens: { read: () => session.token, write: (token) => (session.token = token) },
  });
  return { ...client, asked, session };
}

/** A server that answers each read with its route. */
const namesThem = ({ route }: Outgoing, of: readonly { route: string }[]): Said => ({
  status: 200,
  data: of.length === 0 ? { route } : { answers: of.map((one) => ({ status: 200, body: { route: one.route } })) },
});

test('reads that are made at once are sent in one request, each with its own answer', async () => {
  const sent: unknown[] = [];
  const { call, asked } = clientOf((outgoing, of) => (sent.push(...of), namesThem(outgoing, of)));
  const answers = await Promise.all([
    call('members.me'),
    call('wallet.bill', { query: { limit: 5 } }),
    call('wallet.movement', { params: { id: '7' } }),
  ]);
  expect(answers).toEqual([{ route: 'members.me' }, { route: 'wallet.bill' }, { route: 'wallet.movement' }]);
  expect(sent).toEqual([
    { route: 'members.me' },
    { route: 'wallet.bill', query: { limit: 5 } },
    { route: 'wallet.movement', params: { id: '7' } },
  ]);
  await call('members.me');
  expect(asked).toEqual(['/api/reads', '/api/members/me']);
});

test('a read that is refused fails alone', async () => {
  const { call } = clientOf(() => ({
    status: 200,
    data: {
      answers: [
        { status: 404, body: CATALOGUE.notFound },
        { status: 200, body: { items: [] } },
      ],
    },
  }));
  const [refused, answered] = await Promise.allSettled([
    call('wallet.movement', { params: { id: '7' } }),
    call('wallet.bill'),
  ]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { refusal: 'notFound' } });
  expect(answered).toEqual({ status: 'fulfilled', value: { items: [] } });
});

test('what is answered to all of them is the answer of each', async () => {
  const { call } = clientOf(() => ({ status: 401, data: CATALOGUE.notSignedIn }));
  const ended = await Promise.allSettled([call('members.me'), call('wallet.bill')]);
  expect(ended).toMatchObject([{ reason: { refusal: 'notSignedIn' } }, { reason: { refusal: 'notSignedIn' } }]);
  const lost = clientOf(() => 'lost');
  const lostOnes = await Promise.allSettled([lost.call('members.me'), lost.call('wallet.bill')]);
  expect(lostOnes).toMatchObject([{ reason: { code: FAULTS.network } }, { reason: { code: FAULTS.network } }]);
});

test.each([
  ['a page of something in between', 200, '<html>'],
  ['fewer answers than reads', 200, { answers: [] }],
])('%s is no answer', async (_what, status, data) => {
  const { call } = clientOf(() => ({ status, data }));
  const ended = await Promise.allSettled([call('members.me'), call('wallet.bill')]);
  expect(ended).toMatchObject([{ reason: { code: FAULTS.network } }, { reason: { code: FAULTS.network } }]);
});

test('a server without such a request is asked for each', async () => {
  const { call, asked } = clientOf((outgoing, of) =>
    of.length > 0 ? { status: 404, data: CATALOGUE.notFound } : namesThem(outgoing, of),
  );
  expect(await Promise.all([call('members.me'), call('wallet.bill')])).toEqual([
    { route: 'members.me' },
    { route: 'wallet.bill' },
  ]);
  expect(asked).toEqual(['/api/reads', '/api/members/me', '/api/wallet/bill']);
});

test('sessions are not mixed, guests are answered by themselves, and more than twelve take two requests', async () => {
  const { call, asked, session } = clientOf(namesThem);
  const first = [call('members.me'), call('wallet.bill')];
  session.token = 'the-token-of-another-one';
  await Promise.all([...first, call('members.me'), call('platform.status', { anonymous: true })]);
  expect(asked.toSorted()).toEqual(['/api/members/me', '/api/reads', '/api/status']);
  asked.length = 0;
  const ids = Array.from({ length: 2 * READS_AT_ONCE }, (_, index) => String(index + 1));
  await Promise.all(ids.map((id) => call('wallet.movement', { params: { id } })));
  expect(asked).toEqual(['/api/reads', '/api/reads']);
});
