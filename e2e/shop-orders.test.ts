import { describe, test } from 'vitest';
import { STEPS } from './shop-orders-steps.ts';
import { JOURNEYS, openShopWorld } from './shop-orders-world.ts';

describe.each(JOURNEYS.slice(0, 1))('the shop in $language', (journey) => {
  openShopWorld(journey);

  test.each(STEPS.slice(0, 3))('%s', (_, step) => step());
});
