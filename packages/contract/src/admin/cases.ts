import type { rights } from '../generated/rights.ts';

type OperatorRoute = keyof typeof rights;

/** A kind of case, and in which of the console's places it stands. */
interface CaseDeclaration {
  /** The list in which the cases stand: who may not read it is shown none of them in queues, approvals and daily figures. */
  readonly list: OperatorRoute;
  /** Whose right search and timeline take, where it is not the list's. */
  readonly one?: OperatorRoute;
  /** Whether operators find its cases by a text. */
  readonly search?: true;
  /** Whether operators read the history of a case. */
  readonly timeline?: true;
  /** What waits for operators, and what the list is filtered by to show just that. */
  readonly queues?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What takes two operators: the route of the step that waits, and how far a role must reach in its act. */
  readonly approvals?: Readonly<Record<string, { readonly by: OperatorRoute; readonly reach: 'propose' | 'decide' }>>;
  /** What the dashboard shows of each of the last days, in which coin; null for a count. */
  readonly daily?: Readonly<Record<string, 'usdt' | 'mey' | null>>;
  /** Whether the report of operators' work counts what was done. */
  readonly workload?: true;
}

/**
 * What operators deal with, by kind, and where each kind appears. A queue and an approval of the same step have the same name.
 * The server's part of each kind stands in the `cases.ts` of its slice. Rules: admin#queues, admin#inbox, admin#search, admin#timeline, admin#days.
 */
export const CASES = {
  member: {
    list: 'members.list',
    one: 'members.deskMember',
    search: true,
    timeline: true,
    daily: { newMembers: null },
  },
  contact: { list: 'members.list', one: 'members.unmask', search: true },
  verification: {
    list: 'verification.desk',
    one: 'verification.case',
    search: true,
    timeline: true,
    queues: { verification: {} },
    approvals: { secondReview: { by: 'verification.approve', reach: 'decide' } },
    workload: true,
  },
  conversation: {
    list: 'messages.inbox',
    search: true,
    queues: { conversation: {} },
    workload: true,
  },
  recharge: {
    list: 'wallet.deskRecharges',
    search: true,
    timeline: true,
    queues: { rechargeToCheck: { state: 'submitted' }, rechargeToBook: { state: 'approved' } },
    approvals: { rechargeToBook: { by: 'wallet.approveRecharge', reach: 'decide' } },
    daily: { recharges: 'usdt' },
    workload: true,
  },
  withdrawal: {
    list: 'wallet.deskWithdrawals',
    search: true,
    timeline: true,
    queues: { withdrawalToApprove: { state: 'requested' }, withdrawalToPay: { state: 'approved' } },
    approvals: {
      withdrawalToApprove: { by: 'wallet.approveWithdrawal', reach: 'propose' },
      withdrawalToPay: { by: 'wallet.approveWithdrawal', reach: 'decide' },
    },
    daily: { withdrawals: 'usdt' },
    workload: true,
  },
  trade: {
    list: 'otc.deskTrades',
    search: true,
    timeline: true,
    daily: { turnover: 'usdt', tradeFees: 'mey' },
  },
  appeal: {
    list: 'otc.deskAppeals',
    search: true,
    queues: { appeal: { state: 'inReview' } },
    approvals: { verdict: { by: 'otc.decideAppeal', reach: 'decide' } },
    workload: true,
  },
  order: {
    list: 'shop.deskOrders',
    search: true,
    timeline: true,
    queues: { orderToShip: { state: 'toShip' } },
  },
  returnRequest: {
    list: 'shop.deskOrders',
    queues: { returnRequest: { state: 'afterSale' } },
    workload: true,
  },
  payment: { list: 'stock.deskSettlements', daily: { paymentFees: 'mey' } },
  proposal: {
    list: 'admin.decisions',
    queues: { proposal: {} },
    approvals: { proposal: { by: 'admin.approveProposal', reach: 'decide' } },
    workload: true,
  },
  declaration: {
    list: 'admin.operators',
    approvals: { declaration: { by: 'admin.confirmMembers', reach: 'decide' } },
  },
  file: { list: 'admin.exports', workload: true },
} as const satisfies Readonly<Record<string, CaseDeclaration>>;

type Cases = typeof CASES;
export type CaseKind = keyof Cases;
export const CASE_KINDS = Object.keys(CASES) as readonly CaseKind[];

/** What the kinds name in an aspect. */
type NamedIn<A extends 'queues' | 'approvals' | 'daily'> = {
  [K in CaseKind]: Cases[K] extends Readonly<Record<A, infer N>> ? keyof N : never;
}[CaseKind];
/** The kinds that have an aspect. */
type KindWith<A extends 'search' | 'timeline' | 'workload'> = {
  [K in CaseKind]: Cases[K] extends Readonly<Record<A, true>> ? K : never;
}[CaseKind];

export type QueueName = NamedIn<'queues'>;
export type ApprovalName = NamedIn<'approvals'>;
export type DailyFigure = NamedIn<'daily'>;
export type SearchKind = KindWith<'search'>;
export type TimelineKind = KindWith<'timeline'>;
export type WorkloadKind = KindWith<'workload'>;

const declarations = Object.entries(CASES) as readonly (readonly [CaseKind, CaseDeclaration])[];

function named<N extends string, T extends object>(
  aspect: 'queues' | 'approvals' | 'daily',
  of: (value: never) => T,
): Readonly<Record<N, T & { readonly kind: CaseKind; readonly list: OperatorRoute }>> {
  return Object.fromEntries(
    declarations.flatMap(([kind, declaration]) =>
      Object.entries(declaration[aspect] ?? {}).map(([name, value]) => [
        name,
        { kind, list: declaration.list, ...of(value as never) },
      ]),
    ),
  ) as Readonly<Record<N, T & { readonly kind: CaseKind; readonly list: OperatorRoute }>>;
}

const kindsWith = <K extends CaseKind>(aspect: 'search' | 'timeline' | 'workload'): readonly K[] =>
  declarations.filter(([, declaration]) => declaration[aspect]).map(([kind]) => kind as K);

/** The route whose right search and timeline of a kind take. */
export function routeOfOne(kind: CaseKind): OperatorRoute {
  const { one, list }: CaseDeclaration = CASES[kind];
  return one ?? list;
}

/** Each queue with its kind of case, the list in which it stands, and what that list is asked for. */
export const QUEUES = named<QueueName, { readonly filter: Readonly<Record<string, string>> }>('queues', (filter) => ({
  filter,
}));
/** Each step that takes a second operator, with its kind of case, its list, the route that takes it and the reach that it needs. */
export const APPROVALS = named<ApprovalName, { readonly by: OperatorRoute; readonly reach: 'propose' | 'decide' }>(
  'approvals',
  (step: { by: OperatorRoute; reach: 'propose' | 'decide' }) => step,
);
/** Each figure of the last days with its kind of case, its list and its coin. */
export const DAILY_FIGURES = named<DailyFigure, { readonly coin: 'usdt' | 'mey' | null }>('daily', (coin) => ({
  coin,
}));

export const QUEUE_NAMES = Object.keys(QUEUES) as readonly QueueName[];
export const APPROVAL_NAMES = Object.keys(APPROVALS) as readonly ApprovalName[];
export const DAILY_FIGURE_NAMES = Object.keys(DAILY_FIGURES) as readonly DailyFigure[];
export const SEARCH_KINDS = kindsWith<SearchKind>('search');
export const TIMELINE_KINDS = kindsWith<TimelineKind>('timeline');
export const WORKLOAD_KINDS = kindsWith<WorkloadKind>('workload');

/** The steps that are refused while payouts are stopped. Rule: admin#switches. */
export const PAYOUTS: ReadonlySet<ApprovalName> = new Set(['withdrawalToApprove', 'withdrawalToPay']);

/** What waits for the operator who asks, what it took the first step of, and everything that waits. */
export const APPROVAL_VIEWS = ['waiting', 'mine', 'all'] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];

/** The most rows of a queue that are counted. */
export const MOST_COUNTED = 10_000;
/** The most of an approval that is answered. */
export const MOST_APPROVALS = 100;
/** The most cases of a kind that one search answers. */
export const MOST_FOUND = 10;
/** How many UTC days are shown, of which the last is the one that is under way. */
export const DAYS_SHOWN = 30;
