import {
  APPROVAL_NAMES,
  APPROVALS,
  type ApprovalName,
  type ApprovalView,
  CASE_KINDS,
  type CASES,
  type CaseKind,
  DAILY_FIGURE_NAMES,
  DAILY_FIGURES,
  type DailyFigure,
  QUEUE_NAMES,
  QUEUES,
  type QueueName,
  SEARCH_KINDS,
  type SearchKind,
  TIMELINE_KINDS,
  type TimelineKind,
  WORKLOAD_KINDS,
  type WorkloadKind,
} from '@greenhall/contract/admin/cases';
import type { LedgerAccount } from '@greenhall/contract/shared/purposes';
import type { AuditAct } from '@greenhall/domain/admin/audit-acts';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Coin } from '@greenhall/domain/shared/money';
import { type RawBuilder, sql } from 'kysely';
import type { Persons } from '../approvals/persons.ts';
import type { Db } from '../database/database.ts';
import type { OperatorCaller } from '../http/caller.ts';
import type { DaySpan } from './days.ts';
import { joinByName } from './join.ts';

/** Since when a case waits in a queue, and until when it should have been dealt with, where the rules name a time. */
export interface Waiting {
  readonly since: Date;
  readonly due: Date | null;
}

/** That the rules name no time for a queue. */
export const NO_DUE = sql<Date | null>`null::timestamptz`;

/** What a queue may ask of before it is counted. */
export interface QueuePorts {
  readonly db: Db;
  readonly persons: Persons;
  readonly cases: Pick<JoinedCases, 'approvals'>;
}

/**
 * The statement that answers since when each case of a queue waits and until when it should, in an order of which the oldest come
 * first or nearly so: it is counted up to a bound. It may leave out what the operator cannot decide; the program asks without one.
 */
export type Queue = (
  caller: OperatorCaller | null,
  ports: QueuePorts,
) => RawBuilder<Waiting> | Promise<RawBuilder<Waiting>>;

/** A case of which one step is taken by one operator and the next by another. */
export interface ApprovalRow {
  readonly id: string;
  readonly title: string | null;
  /** The numbers of the members whom it concerns. */
  readonly members: readonly string[];
  readonly about: string | null;
  readonly amount: bigint | null;
  readonly coin: string | null;
  readonly since: Date;
  /** Who took the first step; null where none was taken. */
  readonly makerId: OperatorId | null;
  readonly maker: string | null;
}

/** Who asks for approvals, and for which of them. */
export interface AskedApprovals {
  readonly view: ApprovalView;
  readonly caller: OperatorCaller;
}

/** The statement that answers what waits for a step, the oldest first or nearly so: it is read up to a bound. */
export type Approval = (asked: AskedApprovals) => RawBuilder<ApprovalRow>;

/** The condition that a view makes of who took the first step. */
export function byMaker(maker: string, { view, caller }: AskedApprovals): RawBuilder<boolean> {
  if (view === 'all') return sql`true`;
  const column = sql.ref(maker);
  return view === 'mine' ? sql`${column} = ${caller.operatorId}` : sql`${column} is distinct from ${caller.operatorId}`;
}

/** What an operator searches for, as the columns have it. */
export interface SearchTerm {
  /** As it was typed, without blanks around it. */
  readonly text: string;
  /** In small letters: usernames, e-mails and hashes of transactions. */
  readonly lower: string;
  /** In capital letters: the numbers of cases. */
  readonly upper: string;
  /** What may be a member's number. */
  readonly member: bigint | null;
}

/** A case that was found: the number of its row, what it is called, and to whom it belongs. */
export interface Found {
  readonly id: string;
  readonly title: string;
  readonly about: string | null;
}

/** The statement that finds cases by the indexes of their tables, in the order in which they are shown. */
export type Search = (term: SearchTerm) => RawBuilder<Found>;

/** Something that happened to a case by its own rules. */
export interface TimelineStep {
  readonly at: Date;
  readonly name: string;
  /** Who did it; null where it is the program. */
  readonly by: string | null;
  /** What it was about, in micro of a coin. */
  readonly amount?: bigint | null;
  readonly coin?: Coin;
}

/** A case as its slice knows its history. What others know of it is found by these marks. */
export interface CaseHistory {
  readonly number: string;
  /** Where operators' acts name a person instead of the case: the case that their details name. */
  readonly ofCase?: bigint;
  /** The members to whom it belongs, and who are notified about it. */
  readonly members: readonly MemberNo[];
  readonly since: Date;
  readonly steps: readonly TimelineStep[];
  /** The accounts that hold its coins alone. */
  readonly holds: readonly LedgerAccount[];
}

/** Reads the history of a case by the number of its row. */
export type Timeline = (db: Db, id: bigint) => Promise<CaseHistory | undefined>;

/** What a day came to: a count, or micro of the figure's coin. Days without anything are absent. */
export interface DaySum {
  readonly day: number;
  readonly sum: bigint;
}

/** The statement that sums a figure for each day of a span, by an index that reads these days alone. */
export type Daily = (span: DaySpan) => RawBuilder<DaySum>;

/** How operators' work on cases is found in the audit log. */
export interface Workload {
  /** The acts that are counted. */
  readonly acts: readonly AuditAct[];
  /** Of decided cases, where it stands when each was asked for. */
  readonly asked?: {
    /** A table, and the condition that leads from the entry `e` of the log to its one row. */
    readonly from: RawBuilder<unknown>;
    readonly at: RawBuilder<Date>;
  };
}

type Declared = typeof CASES;
type Many<K extends CaseKind, A extends string, T> =
  Declared[K] extends Readonly<Record<A, infer N>> ? Readonly<Record<A, Readonly<Record<keyof N, T>>>> : unknown;
type One<K extends CaseKind, A extends string, T> =
  Declared[K] extends Readonly<Record<A, true>> ? Readonly<Record<A, T>> : unknown;

/** What the slice of a kind of case has to say of it: each aspect that the contract declares. */
type CaseOf<K extends CaseKind> = Many<K, 'queues', Queue> &
  Many<K, 'approvals', Approval> &
  Many<K, 'daily', Daily> &
  One<K, 'search', Search> &
  One<K, 'timeline', Timeline> &
  One<K, 'workload', Workload>;

/** The kinds of cases of a slice. */
export type CasesOf<K extends CaseKind> = { readonly [P in K]: CaseOf<P> };

/** The cases of all slices, by aspect. */
export interface JoinedCases {
  readonly queues: Readonly<Record<QueueName, Queue>>;
  readonly approvals: Readonly<Record<ApprovalName, Approval>>;
  readonly search: Readonly<Record<SearchKind, Search>>;
  readonly timeline: Readonly<Record<TimelineKind, Timeline>>;
  readonly daily: Readonly<Record<DailyFigure, Daily>>;
  readonly workload: Readonly<Record<WorkloadKind, Workload>>;
}

interface AnyCase {
  readonly queues?: Readonly<Record<string, Queue>>;
  readonly approvals?: Readonly<Record<string, Approval>>;
  readonly daily?: Readonly<Record<string, Daily>>;
  readonly search?: Search;
  readonly timeline?: Timeline;
  readonly workload?: Workload;
}

/** The cases of the slices in one, by aspect. Throws if a kind belongs to none, or to two. */
export function joinCases(parts: readonly Partial<CasesOf<CaseKind>>[]): JoinedCases {
  const all: Readonly<Record<CaseKind, AnyCase>> = joinByName('the case', CASE_KINDS, parts);
  // That each aspect is there which the contract declares follows from the type of the parts.
  const pick = <N extends string, T>(names: readonly N[], of: (name: N) => T | undefined) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Readonly<Record<N, T>>;
  return {
    queues: pick(QUEUE_NAMES, (name) => all[QUEUES[name].kind].queues?.[name]),
    approvals: pick(APPROVAL_NAMES, (name) => all[APPROVALS[name].kind].approvals?.[name]),
    search: pick(SEARCH_KINDS, (kind) => all[kind].search),
    timeline: pick(TIMELINE_KINDS, (kind) => all[kind].timeline),
    daily: pick(DAILY_FIGURE_NAMES, (name) => all[DAILY_FIGURES[name].kind].daily?.[name]),
    workload: pick(WORKLOAD_KINDS, (kind) => all[kind].workload),
  };
}
