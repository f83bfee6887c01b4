import { routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { MINUTE } from '@greenhall/domain/shared/time';
import {
  type AccountWorld,
  OPERATOR_PASSWORD as PASSWORD,
  openAccountWorld,
} from '@greenhall/test-kit/desk/account-world';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs } from '@greenhall/test-kit/operators';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

it('what takes a fresh code is the approval of proposals, payouts, recharges, verdicts and large files', () => {
  const all = Object.entries(routes).flatMap(([slice, ofSlice]) =>
    Object.entries<Route>(ofSlice).map(([name, route]) => ({ key: `${slice}.${name}`, ...route })),
  );
  expect(all.filter(({ stepUp }) => stepUp).map(({ key }) => key)).toEqual([
    'wallet.approveRecharge',
    'wallet.approveWithdrawal',
    'otc.decideAppeal',
    'admin.askExport',
    'admin.approveProposal',
  ]);
});

describe.each(ENGINES)('what needs a fresh code on the %s database', (engine) => {
  let world: AccountWorld;
  let ada: TestClient;
  let bea: TestClient;
  let cora: string;
  beforeEach(async () => {
    world = await openAccountWorld(engine);
    await world.settle('adaking', null, ['super']);
    await world.settle('beaking', null, ['super']);
    cora = String(await world.settle('corahop', null));
    ada = await world.signedIn('adaking');
    bea = await world.signedIn('beaking');
  });
  afterEach(() => world.close());

  /** The number of a fresh proposal of the first operator. */
  const proposed = async (role: 'shop' | 'content' = 'shop'): Promise<string> => {
    const body = { role, isGiven: true, reason: 'helps out' };
    return (await ada.call('admin.changeRole', { params: { id: cora }, body })).value.id;
  };
  const approve = (id: string, as = bea, key?: string) => approveShown(as, id, key);
  const stepUp = (code: string, as = bea, key?: string) =>
    as.call('admin.stepUp', { body: { code }, ...(key ? { key } : {}) });

  it('is done within five minutes of the sign-in', async () => {
    const id = await proposed();
    world.ports.clock.advance(5 * MINUTE - 1);
    expect((await approve(id)).value.state).toBe('applied');
  });

  it('is refused without one, and the same request is done once a code was given', async () => {
    const id = await proposed();
    world.ports.clock.advance(5 * MINUTE);
    expect(await approve(id, bea, 'key-of-an-approval')).toMatchObject({ refusal: 'stepUpRequired', status: 403 });
    expect((await stepUp(world.freshCode())).status).toBe(200);
    expect((await approve(id, bea, 'key-of-an-approval')).value.state).toBe('applied');
    expect(await latestActs(world.ports.db, 3)).toMatchObject([
      {},
      { act: 'proposal.approve' },
      { act: 'operator.stepUp', operator: 'beaking', subject: 'beaking' },
    ]);
    const next = await proposed('content');
    world.ports.clock.advance(5 * MINUTE);
    expect((await approve(next)).refusal).toBe('stepUpRequired');
  });

  it('is opened for the session that gave the code alone, and a right that is missing is told first', async () => {
    const other = await world.signedIn('beaking');
    const id = await proposed();
    world.ports.clock.advance(5 * MINUTE);
    expect((await stepUp(world.freshCode())).status).toBe(200);
    expect((await approve(id, other)).refusal).toBe('stepUpRequired');
    expect((await approve(id, await world.signedIn('corahop'))).refusal).toBe('forbidden');
    world.ports.clock.advance(5 * MINUTE);
    expect((await approve(id, await world.signedIn('beaking'))).status).toBe(200);
  });

  it('takes each code once, and wrong ones are paced as at the sign-in', async () => {
    const code = world.freshCode();
    const both = await Promise.all(['key-one-of-code', 'key-two-of-code'].map((key) => stepUp(code, bea, key)));
    expect(both.map(({ refusal }) => refusal).toSorted()).toEqual(['secondFactorWrong', undefined]);
    const done = both[0]?.status === 200 ? 'key-one-of-code' : 'key-two-of-code';
    expect((await stepUp(code, bea, done)).status).toBe(200);
    expect((await stepUp(code)).refusal).toBe('secondFactorWrong');
    world.ports.clock.advance(60 * MINUTE);
    const later = await world.signedIn('beaking');
    for (let n = 0; n < 5; n += 1) expect((await stepUp('000000', later)).status).toBe(401);
    expect(await stepUp(world.freshCode(), later)).toMatchObject({ refusal: 'loginTooFrequent', status: 429 });
  });

  it('is not opened by a recovery code, neither at the sign-in nor afterwards', async () => {
    const body = { password: PASSWORD, code: world.freshCode(), language: 'en' };
    const [first = ''] = (await bea.call('admin.makeRecoveryCodes', { body })).value.recoveryCodes;
    const recovered = world.stranger();
    expect((await world.signIn(recovered, 'beaking', PASSWORD, first)).status).toBe(200);
    const id = await proposed();
    expect((await approve(id, recovered)).refusal).toBe('stepUpRequired');
    expect((await stepUp(world.freshCode(), recovered)).status).toBe(200);
    expect((await approve(id, recovered)).status).toBe(200);
  });
});
