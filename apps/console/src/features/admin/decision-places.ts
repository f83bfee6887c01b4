import type { Reply } from '@greenhall/client/route-input';
import { links, placeAsked, placeOfCase } from '../../kit/location.ts';

type Row = Pick<Reply<'admin.decisions'>['items'][number], 'kind' | 'id' | 'title'>;

/** A case above the list of those that wait for the same step. */
const caseIn =
  (list: string, state: string) =>
  (id: string): string =>
    placeAsked(list, { state, open: id });

/** The place where each kind is decided, with the thing itself where the place can show it. */
const PLACES: Readonly<Record<Row['kind'], ((id: string, title: string | null) => string) | null>> = {
  proposal: null,
  rechargeToBook: caseIn(links.recharges, 'approved'),
  withdrawalToApprove: caseIn(links.withdrawals, 'requested'),
  withdrawalToPay: caseIn(links.withdrawals, 'approved'),
  secondReview: (id) => placeOfCase('verification', { id }),
  verdict: (id, number) => placeOfCase('appeal', { id, number }),
  declaration: () => links.operators,
};

/** Where a decision is taken; null for a proposal, which is decided in the inbox. */
export const placeOfDecision = ({ kind, id, title }: Row): string | null => PLACES[kind]?.(id, title) ?? null;
