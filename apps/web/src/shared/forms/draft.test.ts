import { afterEach, expect, test, vi } from 'vitest';
import { useStore } from '../session/store.ts';
import { keepDraft, readDraft } from './draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  useStore.setState({ LoginState: false, returnTo: undefined });
});

/** Signs somebody in, as far as drafts see it. */
function enter(user: string): void {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'userid' ? user : null) });
  useStore.setState({ LoginState: true });
  useStore.setState({ returnTo: undefined });
}

test('what was typed is there again for ten minutes, for its own form alone', () => {
  keepDraft('withdraw', { amount: '12.5' }, 0);
  expect(readDraft('withdraw', 599_999)).toEqual({ amount: '12.5' });
  expect(readDraft('otc.post', 0)).toBeUndefined();
  expect(readDraft('withdraw', 600_000)).toBeUndefined();
});

test('nobody finds after a sign-out what was typed before', () => {
  enter('leo2026');
  keepDraft('withdraw', { amount: '12.5' });
  useStore.setState({ LoginState: false });
  expect(readDraft('withdraw')).toBeUndefined();
});

test('after a session that expired the same user finds it, and another one does not', () => {
  for (const [user, found] of [
    ['leo2026', { amount: '12.5' }],
    ['ann88', undefined],
  ] as const) {
    enter('leo2026');
    keepDraft('withdraw', { amount: '12.5' });
    useStore.setState({ LoginState: false, returnTo: { href: '/', user: 'leo2026' } });
    enter(user);
    expect(readDraft('withdraw'), user).toEqual(found);
    useStore.setState({ LoginState: false });
  }
});
