import { expect, it } from 'vitest';
import { CATALOGUE } from '../shared/codes.ts';
import { DAY } from '../shared/time.ts';
import { checkContact, checkDelete, checkNodesOfOwner, checkPendingLimit, pendingHasExpired } from './placement.ts';
import { claimZone } from './zones.ts';

const pending = { state: 'pending', registeredAt: 0, nodesBelow: 0 } as const;

it('answers a taken zone with its own refusal, and has places in A and B only', () => {
  expect(claimZone('A', ['B'])).toEqual({ ok: true, value: 'A' });
  const taken = ['A', 'B', 'C', 'D', 'E'].map((zone) => claimZone(zone, ['A', 'B']));
  expect(taken).toMatchObject(['A', 'B', 'C', 'D', 'E'].map((zone) => ({ refusal: `zone${zone}Taken` })));
  expect(claimZone('C', [])).toMatchObject({ refusal: 'zoneCTaken' });
  // The numbers that the specification gives them.
  expect(['A', 'B', 'C', 'D', 'E'].map((zone) => CATALOGUE[`zone${zone}Taken` as 'zoneATaken'].code)).toEqual([
    5004, 5118, 5188, 5081, 5028,
  ]);
  for (const text of ['F', 'a', '', 'toString']) expect(claimZone(text, [])).toMatchObject({ refusal: 'zoneUnknown' });
});

it('places a member under its referrer or somebody below the referrer', () => {
  expect(checkContact('2', '2', ['1']).ok).toBe(true);
  expect(checkContact('2', '9', ['5', '2', '1']).ok).toBe(true);
  expect(checkContact('2', '1', [])).toMatchObject({ refusal: 'contactOutsideTeam' });
});

it('limits pending registrations and nodes of an owner to 20', () => {
  expect([checkPendingLimit(19).ok, checkNodesOfOwner(19).ok]).toEqual([true, true]);
  expect(checkPendingLimit(20)).toMatchObject({ refusal: 'pendingLimit', params: { max: 20 } });
  expect(checkNodesOfOwner(20)).toMatchObject({ refusal: 'accountLimit', params: { max: 20 } });
});

it('ends a pending registration after 7 days, unless somebody stands below it', () => {
  expect(pendingHasExpired(pending, 7 * DAY - 1)).toBe(false);
  expect(pendingHasExpired(pending, 7 * DAY)).toBe(true);
  expect(pendingHasExpired({ ...pending, nodesBelow: 1 }, 7 * DAY)).toBe(false);
  expect(pendingHasExpired({ ...pending, state: 'active' }, 7 * DAY)).toBe(false);
});

it('lets the referrer alone delete a pending registration with nobody below', () => {
  expect(checkDelete(pending, '1', '1').ok).toBe(true);
  expect(checkDelete(pending, '1', '2')).toMatchObject({ refusal: 'forbidden' });
  expect(checkDelete({ ...pending, state: 'active' }, '1', '1')).toMatchObject({ refusal: 'notPending' });
  expect(checkDelete({ ...pending, nodesBelow: 2 }, '1', '1')).toMatchObject({ refusal: 'hasNodesBelow' });
});
