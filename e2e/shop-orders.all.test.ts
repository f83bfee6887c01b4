import { describe, test } from 'vitest';
import { STEPS } from './shop-orders-steps.ts';
import { JOURNEYS, openShopWorld } from './shop-orders-world.ts';

describe.each(JOURNEYS)('the shop in $language', (journey) => {
  openShopWorld(journey);

  test.each(STEPS)('%s', (_, step) => step());
});
