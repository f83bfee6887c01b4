import { HOUR } from '../shared/time.ts';
import { describe, expect, it } from 'vitest';
import { checkBoundLongEnough, checkLink, LINK_TRANSITIONS, type LinkFacts } from './link.ts';

const NOW = Date.UTC(2026, 2, 2, 8);
const FREE: LinkFacts = {
  sameOwner: false,
  mainIsSub: false,
  subIsMain: false,
  subHasMain: false,
  subs: 0,
  endedAt: null,
};

describe('linked accounts', () => {
  it('can be bound where nothing stands against it', () => {
    expect(checkLink(FREE, NOW).ok).toBe(true);
    expect(checkLink({ ...FREE, subs: 19, endedAt: NOW - 24 * HOUR }, NOW).ok).toBe(true);
  });

  it('never form a chain, and never bind an account of the same owner or one that has a main account', () => {
    for (const fact of ['sameOwner', 'mainIsSub', 'subIsMain', 'subHasMain'] as const)
      expect(checkLink({ ...FREE, [fact]: true }, NOW)).toMatchObject({ refusal: 'linkNotAllowed' });
  });

  it('are twenty at most, and the same two only a day after their end', () => {
    expect(checkLink({ ...FREE, subs: 20 }, NOW)).toMatchObject({ refusal: 'linkLimit', params: { max: 20 } });
    expect(checkLink({ ...FREE, endedAt: NOW - 23 * HOUR }, NOW)).toMatchObject({
      refusal: 'coolDown',
      params: { hours: 1 },
    });
  });

  it('can be collected from a day after they were bound', () => {
    expect(checkBoundLongEnough(NOW - 24 * HOUR, NOW).ok).toBe(true);
    expect(checkBoundLongEnough(NOW - 24 * HOUR + 1, NOW)).toMatchObject({ refusal: 'coolDown', params: { hours: 1 } });
  });

  it('are agreed to once, and end once', () => {
    expect(LINK_TRANSITIONS.next('applied', 'agree')).toBe('bound');
    expect(LINK_TRANSITIONS.next('bound', 'unbind')).toBe('ended');
    for (const state of LINK_TRANSITIONS.terminal) expect(LINK_TRANSITIONS.events(state)).toEqual([]);
    expect(LINK_TRANSITIONS.terminal.toSorted()).toEqual(['ended', 'expired', 'refused', 'withdrawn']);
  });
});
