import { memberNumber } from '@greenhall/domain/shared/member-no';
import { ENGINES } from '@greenhall/test-kit/database';
import { type WalletWorld, PAY, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChange } from '../identity/store.ts';

describe.each(ENGINES)('coins that are frozen by a security change, on %s', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    await world.give(world.ann, { mey: 1_000n });
    await world.fund(world.ann.no, 'bdb', 1_000n);
    await freeze(world.ann);
  });
  afterAll(() => world.close());

  const freeze = (person: Person) =>
    world.ports.db
      .transaction()
      .execute((tx) => recordChange(tx, memberNumber(person.no), 'loginPassword', world.ports.clock.now()));
  const convert = (to: string) =>
    world.ann.client.call('wallet.convert', { body: { from: 'mey', to, amount: '10', payPassword: PAY } });
  const activate = (by: Person, member: string) =>
    by.client.call('stock.activate', { body: { member, coin: 'bdb', payPassword: PAY } });

  it('do not become registration coins, with which they could leave; reinvestment coins stay with their member', async () => {
    expect(await convert('bdb')).toMatchObject({ refusal: 'coolDown', params: { hours: 24 } });
    expect((await convert('ftb')).status).toBe(200);
  });

  it('do not pay for another’s place, but for the member’s own', async () => {
    const { ann } = world;
    const carl = await world.join('carlmay', { by: ann.code, contact: ann.name, zone: 'A' });
    expect((await activate(ann, carl.no)).refusal).toBe('coolDown');
    await world.fund(carl.no, 'bdb', 1_000n);
    await freeze(carl);
    expect((await activate(carl, carl.no)).status).toBe(200);
  });

  it('move again when a day has passed', async () => {
    world.ports.clock.advance(24 * 3_600_000);
    expect((await convert('bdb')).status).toBe(200);
  });
});
