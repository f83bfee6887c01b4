import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { openNode } from '@greenhall/test-kit/network/further-node';
import { type VerificationWorld, openVerificationWorld } from '@greenhall/test-kit/verification/world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, ask, limitOf, raceLimit } from './test-limit.ts';

describe.each(ENGINES)('the limit of withdrawals on %s', (engine) => {
  let world: VerificationWorld;
  beforeAll(async () => {
    world = await openVerificationWorld(engine);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  it('counts all accounts of an owner, and rises with the level', async () => {
    const { ann, ports } = world;
    const opened = await openNode(world, ann, ann, { contact: ann.name, username: 'annsecond', payPassword: PAY });
    const second = await world.signIn(opened.value.id, 'annsecond');
    const [first, other] = [await accountOf(world, ann), await accountOf(world, second)];
    for (const person of [ann, second]) await world.fund(person.no, 'usdt', 60_000n);
    expect(await limitOf(second)).toMatchObject({ level: 1, limit: '2000.000000', left: '2000.000000' });
    const { value: asked } = await ask(ann, first, '1500');
    const refused = await ask(second, other, '501', 'cedar-4417');
    expect([refused.refusal, refused.params]).toEqual(['verificationRequired', { level: 2 }]);
    expect((await ask(second, other, '500', 'cedar-4417')).refusal).toBeUndefined();
    expect(await limitOf(ann)).toMatchObject({ requested: '2000.000000', left: '0.000000' });
    // What is taken back does not count.
    await ann.client.call('wallet.cancelWithdrawal', { params: { id: asked.id }, body: {} });
    expect(await limitOf(second)).toMatchObject({ left: '1500.000000' });
    await world.approve(world.reviewer('cleo'), ann);
    expect(await limitOf(second)).toMatchObject({ level: 2, left: '49500.000000' });
    const over = await ask(ann, first, '49501');
    expect([over.refusal, over.params]).toEqual(['amountRange', { min: '10.000000', max: '49500.000000' }]);
    expect((await ask(ann, first, '49500')).refusal).toBeUndefined();
    ports.clock.advance(DAY);
    const again = await world.signIn(ann.no, ann.name);
    expect(await limitOf(again)).toMatchObject({ requested: '0.000000', left: '50000.000000' });
  });
});

raceLimit(2);
