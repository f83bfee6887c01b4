import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const DAY = 24 * 3_600_000;
const kept = new Map<string, string>();
const heard = new Map<string, () => void>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => heard.set(event, listener));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page that was loaded: its drafts and its store. */
async function load() {
  const [drafts, { useStore: store }] = [await import('./drafts.ts'), await import('../session/store.ts')];
  return { ...drafts, store };
}

async function enter(user: string) {
  kept.set('userid', user);
  const page = await load();
  page.store.setState({ LoginState: true, returnTo: undefined });
  return page;
}

const hide = () => heard.get('pagehide')?.();

test('what was typed is there again for a day after the page was left', async () => {
  const page = await enter('leo2026');
  const now = Date.now();
  page.saveDraft('wallet.withdraw', { amount: '12.5' }, 'device', now);
  hide();
  vi.resetModules();
  const { readDraft } = await load();
  expect(readDraft('wallet.withdraw', now + DAY - 1)).toEqual({ amount: '12.5' });
  expect(readDraft('wallet.convert', now)).toBeUndefined();
  expect(readDraft('wallet.withdraw', now + DAY)).toBeUndefined();
});

test('what is older than a day is deleted from the device, and the rest stays', async () => {
  const page = await enter('leo2026');
  const now = Date.now();
  page.saveDraft('wallet.withdraw', { amount: '12.5' }, 'device', now - DAY);
  page.saveDraft('wallet.convert', { amount: '7' }, 'device', now);
  hide();
  page.forgetOldDrafts(now);
  expect(Object.keys(JSON.parse(kept.get('drafts') ?? '{}').forms)).toEqual(['wallet.convert']);
  page.forgetOldDrafts(now + DAY);
  expect(kept.has('drafts')).toBe(false);
});

test('what an expired session has left is deleted after a day, though nobody has come back', async () => {
  const page = await enter('leo2026');
  const now = Date.now();
  page.saveDraft('wallet.withdraw', { amount: '12.5' }, 'device', now);
  hide();
  kept.delete('userid');
  vi.resetModules();
  const { forgetOldDrafts } = await load();
  forgetOldDrafts(now + DAY - 1);
  expect(kept.has('drafts')).toBe(true);
  forgetOldDrafts(now + DAY);
  expect(kept.has('drafts')).toBe(false);
});

test('what is for the memory alone, and a session for another account, leave nothing on the device', async () => {
  const page = await enter('leo2026');
  page.saveDraft('verification', { number: 'P1' }, 'memory');
  expect(page.readDraft('verification')).toEqual({ number: 'P1' });
  page.store.setState({ actedBy: 'ann88' });
  page.saveDraft('wallet.withdraw', { amount: '12.5' });
  expect(page.readDraft('wallet.withdraw')).toEqual({ amount: '12.5' });
  page.forgetDraft('wallet.withdraw');
  hide();
  expect(kept.has('drafts')).toBe(false);
});

test('after it was sent, nothing is left of it', async () => {
  const page = await enter('leo2026');
  page.saveDraft('wallet.withdraw', { amount: '12.5' });
  hide();
  page.forgetDraft('wallet.withdraw');
  expect(page.readDraft('wallet.withdraw')).toBeUndefined();
  expect(kept.has('drafts')).toBe(false);
});

test('a sign-out forgets what was typed, and does not write it any more', async () => {
  const page = await enter('leo2026');
  page.saveDraft('wallet.withdraw', { amount: '12.5' });
  hide();
  page.saveDraft('wallet.convert', { amount: '3' });
  page.store.setState({ LoginState: false });
  hide();
  expect(kept.has('drafts')).toBe(false);
});

test('a session that expired keeps what was typed for the same account alone', async () => {
  for (const [user, found] of [
    ['leo2026', { amount: '12.5' }],
    ['ann88', undefined],
  ] as const) {
    const page = await enter('leo2026');
    page.saveDraft('wallet.withdraw', { amount: '12.5' });
    kept.delete('userid');
    page.store.setState({ LoginState: false, returnTo: { href: '/', user: 'leo2026' } });
    expect(page.readDraft('wallet.withdraw')).toBeUndefined();
    kept.set('userid', user);
    page.store.setState({ LoginState: true });
    expect(page.readDraft('wallet.withdraw'), user).toEqual(found);
    vi.resetModules();
  }
});

test('a full storage loses nothing of an open page', async () => {
  const page = await enter('leo2026');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  page.saveDraft('wallet.withdraw', { amount: '12.5' });
  hide();
  expect(page.readDraft('wallet.withdraw')).toEqual({ amount: '12.5' });
});
