import type { Reply } from '@greenhall/client/ask';
import type { EntryState } from '@greenhall/domain/content/entry';
import type { LaunchState } from '@greenhall/domain/members/launch';
import type { AppealState } from '@greenhall/domain/otc/trade/appeal';
import type { TradeState } from '@greenhall/domain/otc/trade/trade';
import type { ProposalState } from '@greenhall/domain/shared/proposal';
import type { CaseState } from '@greenhall/domain/shop/order/case';
import type { OrderState } from '@greenhall/domain/shop/order/order';
import type { RechargeState } from '@greenhall/domain/wallet/recharge';
import type { WithdrawalState } from '@greenhall/domain/wallet/withdrawal';
import { Tag } from 'antd';
import type { ReactNode } from 'react';

/** How urgent something is, or how it ended. */
export type Tone = 'waiting' | 'moving' | 'good' | 'bad' | 'neutral';

const COLOURS: Readonly<Record<Tone, { readonly color: string; readonly background: string }>> = {
  waiting: { color: 'var(--warn)', background: 'var(--warn-soft)' },
  moving: { color: 'var(--info)', background: 'var(--info-soft)' },
  good: { color: 'var(--up)', background: 'var(--up-soft)' },
  bad: { color: 'var(--down)', background: 'var(--down-soft)' },
  neutral: { color: 'var(--ink-2)', background: 'var(--line)' },
};

type MemberState = Reply<'members.list'>['items'][number]['status'];
type ShareRequestState = Reply<'stock.deskAllocations'>['items'][number]['state'];
type ShareSaleState = Reply<'stock.deskSales'>['items'][number]['state'];
type PlanState = Reply<'stock.planVersions'>['items'][number]['state'];
type CheckState = NonNullable<Reply<'otc.deskTrade'>['proof']>['checks'][number]['state'];
/** Whether a switch or a market is on. */
type SwitchState = 'on' | 'off';

/** Every state that a list of the console shows. */
export type ShownState =
  | RechargeState
  | WithdrawalState
  | ProposalState
  | LaunchState
  | EntryState
  | PlanState
  | TradeState
  | AppealState
  | MemberState
  | ShareRequestState
  | ShareSaleState
  | OrderState
  | CaseState
  | CheckState
  | SwitchState;

/** The one table of states and tones: waiting for an operator, under way, ended well, ended badly, or over. */
const TONES: Readonly<Record<ShownState, Tone>> = {
  draft: 'waiting',
  submitted: 'waiting',
  requested: 'waiting',
  proposed: 'waiting',
  inReview: 'waiting',
  toShip: 'waiting',
  afterSale: 'waiting',
  asked: 'waiting',
  sent: 'waiting',
  approved: 'moving',
  announced: 'moving',
  waitForPayment: 'moving',
  waitForConfirmation: 'moving',
  toPay: 'moving',
  toReceive: 'moving',
  agreed: 'moving',
  waiting: 'moving',
  cooling: 'moving',
  inProgress: 'moving',
  pending: 'moving',
  published: 'good',
  booked: 'good',
  paid: 'good',
  applied: 'good',
  inForce: 'good',
  completed: 'good',
  processed: 'good',
  refunded: 'good',
  active: 'good',
  passed: 'good',
  on: 'good',
  rejected: 'bad',
  paymentError: 'bad',
  receiptError: 'bad',
  failed: 'bad',
  refused: 'bad',
  off: 'bad',
  cancelled: 'neutral',
  canceled: 'neutral',
  discarded: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
  revoked: 'neutral',
  past: 'neutral',
  closed: 'neutral',
  lapsed: 'neutral',
  notRequired: 'neutral',
};

/** A short word in the colour of its tone. */
export function ToneTag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <Tag style={{ ...COLOURS[tone], border: 0, whiteSpace: 'normal' }}>{children}</Tag>;
}

/** The state of a row as it is called, in the tone that the state has on every screen. */
export function StateTag({ state, children }: { readonly state: ShownState; readonly children: ReactNode }) {
  return <ToneTag tone={TONES[state]}>{children}</ToneTag>;
}
