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

  it('are all of the conversation, of what is for the member alone, of verification, linked accounts and the own copy', () => {
    /** What such a session may call: it is told that there is nothing, or what is the same for every member. */
    const told = ['messages.state', 'messages.hours', 'notifications.state'];
    const isPrivate = (key: string) =>
      /^(?:messages|notifications|verification)\./.test(key) || /link|subHandOff|export|collect/i.test(key);
    const open = Object.entries(routes).flatMap(([slice, all]) =>
      Object.entries<Route>(all).flatMap(([name, { access, own }]) =>
        access !== 'operator' && !own && isPrivate(`${slice}.${name}`) ? [`${slice}.${name}`] : [],
      ),
    );
    expect(open.filter((key) => key !== 'otc.tradesExport')).toEqual(told);
  });
});
