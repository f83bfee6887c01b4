import type { Reply } from '@greenhall/client/ask';
import { links, placeWith } from '../../kit/location.ts';

type Row = Pick<Reply<'admin.decisions'>['items'][number], 'kind' | 'id'>;

/** The place where each kind is decided, with the thing itself where the place can show it. */
const PLACES: Readonly<Record<Row['kind'], ((id: string) => string) | null>> = {
  proposal: null,
  rechargeToBook: () => placeWith(links.recharges, 'state', 'approved'),
  withdrawalToApprove: () => placeWith(links.withdrawals, 'state', 'requested'),
  withdrawalToPay: () => placeWith(links.withdrawals, 'state', 'approved'),
  secondReview: (id) => placeWith(links.verification, 'case', id),
  verdict: (id) => placeWith(links.appeals, 'open', id),
  planVersion: () => links.plans,
  launch: () => links.launch,
  declaration: () => links.operators,
};

/** Where a decision is taken; null for a proposal, which is decided in the inbox. */
export const placeOfDecision = ({ kind, id }: Row): string | null => PLACES[kind]?.(id) ?? null;
