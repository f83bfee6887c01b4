import { useRead } from '../../../shared/request/use-read.ts';
import { useStore } from '../../../shared/session/store.ts';
import type { Address } from './kinds.ts';

/** The address to which goods go by default; none for who is not signed in or has saved none. */
export function useHomeAddress(): Address | undefined {
  const enabled = useStore((state) => state.LoginState);
  return useRead('shop.addresses', {}, { enabled }).data?.items[0];
}
