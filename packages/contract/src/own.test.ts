import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';
import type { Route } from './shared/route.ts';

describe('routes that a session which acts for another account cannot call', () => {
  it('say so before every other refusal', () => {
    const own = Object.values(routes).flatMap((slice) =>
      Object.entries<Route>(slice).filter(([, { own: isOwn }]) => isOwn),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(([, { refusals }]) => refusals[0] !== 'actingFor').map(([name]) => name)).toEqual([]);
  });
});
