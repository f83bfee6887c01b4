import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('window', globalThis);
});
afterEach(() => vi.unstubAllGlobals());

test('a screen that is opened again takes over the cart that the server told meanwhile', async () => {
  kept.set('userid', 'anncart');
  const { useStore } = await import('../../../shared/session/store.ts');
  useStore.setState({ LoginState: true, cart: { revision: 1, changes: [] } });
  const [{ useCartLines }, { sendCart, onCartEvent }] = [
    await import('./cart-store.ts'),
    await import('./send-cart.ts'),
  ];
  useCartLines.setState({ lines: [{ id: '1-1', num: 1, sku: { id: '1', stock: 1, options: [] } }] as never });
  // What a screen does with its first effects, one right after the other.
  const sent = sendCart();
  onCartEvent({ revision: 2, lines: [] } as never);
  await sent;
  expect(useCartLines.getState().lines).toEqual([]);
});
