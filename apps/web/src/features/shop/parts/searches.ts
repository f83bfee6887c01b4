import type { Language } from '@greenhall/locales/languages';
import { api } from '../../../shared/request/api.ts';
import { saveStore, useStore } from '../../../shared/session/store.ts';

/** The most searches that the device remembers. Rule: shop#hot-words. */
const MOST = 20;

/** The searches that a stored value holds; what is none is left out. */
export function readSearches(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const words = stored.filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= 200);
  return words.slice(0, MOST);
}

function keep(searches: readonly string[]): void {
  useStore.setState({ searches });
  saveStore();
}

/** What was searched for on this device, the latest first. */
export function useSearches(): readonly string[] {
  return readSearches(useStore((state) => state.searches));
}

/** Remembers a search, and counts it among those of members. Counting may fail. */
export function rememberSearch(words: string, language: Language): void {
  const before = readSearches(useStore.getState().searches);
  keep([words, ...before.filter((one) => one !== words)].slice(0, MOST));
  if (useStore.getState().LoginState) api('shop.noteSearch', { body: { words, language } }).catch(() => undefined);
}

export const forgetSearches = (): void => keep([]);
