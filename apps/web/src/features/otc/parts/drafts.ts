import { useEffect, useState } from 'react';
import { forgetDraft, saveDraft, readDraft } from '../../../shared/forms/drafts.ts';
import type { HallListing, Market, Side } from './kinds.ts';

const LEFT = 'otc.left';

/** The form that was left to add an account: an order that was being posted, or one that was being taken. */
export type Left =
  | { readonly kind: 'post'; readonly market: Pick<Market, 'coin' | 'network'>; readonly side: Side }
  | { readonly kind: 'take'; readonly listing: HallListing; readonly quantity: string };

/** Has the form stand there again for somebody who comes back from adding an account; what was typed is its draft. */
export const leaveForm = (left: Left): void => saveDraft(LEFT, left, 'memory');

/** The form that was left, once. */
export function useLeft(): Left | undefined {
  const [left] = useState(() => readDraft(LEFT) as Left | undefined);
  useEffect(() => forgetDraft(LEFT), []);
  return left;
}
