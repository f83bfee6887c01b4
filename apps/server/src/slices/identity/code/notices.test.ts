import { accept, refuse } from '@greenhall/domain/shared/result';
import { ENGINES } from '@greenhall/test-kit/database';
import { type World, openWorld } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/database/transact.ts';

describe.each(ENGINES)('a member is told on the %s database', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  it('of what was done, by mail, and never of what was rolled back', async () => {
    const { no } = await world.join('annlee', { by: world.rootCode, contact: 'root', zone: 'A' });
    const { ports } = world;
    const told = ports.messenger.sent.length;
    const tell = (isDone: boolean) =>
      transact(ports.db, async (tx) => {
        await ports.notify(tx, BigInt(no), 'factorAdded', { factor: 'passkey' });
        expect(ports.messenger.sent).toHaveLength(told);
        return isDone ? accept(undefined) : refuse('serverBusy');
      });
    await tell(false);
    expect(ports.messenger.sent).toHaveLength(told);
    await tell(true);
    expect(ports.messenger.sent.slice(told)).toMatchObject([{ channel: 'email', to: 'annlee@mail.example' }]);
    expect(ports.messenger.sent.at(-1)?.text).toContain('annlee: passkey');
  });
});
