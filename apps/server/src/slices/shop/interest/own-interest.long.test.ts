import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { declareMembers } from '@greenhall/test-kit/operators';
import { type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { raceLowerPrice } from './test-lower-price.ts';

describe.each(ENGINES)('an operator’s own person on the %s database', (engine) => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
    await declareMembers(world.ports, 'ada', [memberNumber(world.buyer.no)]);
    await world.pass(DAY);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  raceLowerPrice({ world: () => world, own: () => world.buyer }, 50);
});
