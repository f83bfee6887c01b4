import type { Reply } from '@greenhall/client/route-input';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRead } from '../../../shared/request/use-read.ts';
import { useStore } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** Whether there is a wish list: the member's own session sees one, and no other. Rule: shop#wish-list. */
export const useHasWishes = (): boolean => useStore((state) => state.LoginState && state.actedBy === undefined);

/** The goods on the member's wish list. */
export function useWishes(): UseQueryResult<Reply<'shop.wishes'>> {
  const { language } = useTexts();
  const enabled = useHasWishes();
  return useRead('shop.wishes', { query: { language } }, { enabled });
}
