import { keepDraft, useDraft } from '../../../shared/forms/draft.ts';
import { type Authority, NO_AUTHORITY } from './authority-fields.tsx';
import type { HallListing, Market, Side } from './kinds.ts';

/** An order that was being posted, or taken, when its form was left. Codes are never kept. */
export interface PostDraft<V> {
  readonly market: Pick<Market, 'id' | 'coin' | 'network'>;
  readonly side: Side;
  readonly values: V;
}
export interface TakeDraft<V> {
  readonly listing: HallListing;
  readonly values: V;
}

const withoutCode = <V extends Authority>(values: V): V => ({ ...values, code: NO_AUTHORITY.code });

export const keepPostDraft = <V extends Authority>(draft: PostDraft<V>): void =>
  keepDraft('otc.post', { ...draft, values: withoutCode(draft.values) });
export const usePostDraft = <V extends Authority>(): PostDraft<V> | undefined => useDraft<PostDraft<V>>('otc.post');
export const keepTakeDraft = <V extends Authority>(draft: TakeDraft<V>): void =>
  keepDraft('otc.take', { ...draft, values: withoutCode(draft.values) });
export const useTakeDraft = <V extends Authority>(): TakeDraft<V> | undefined => useDraft<TakeDraft<V>>('otc.take');
