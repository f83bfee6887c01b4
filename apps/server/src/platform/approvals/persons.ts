import { type Beneficiary, type OperatorId, mayDecide } from '@greenhall/domain/shared/four-eyes';
import type { RefusalName } from '@greenhall/domain/shared/codes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, refuse } from '@greenhall/domain/shared/result';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/database.ts';
import type { OperatorCaller } from '../http/caller.ts';

type Operator = Pick<OperatorCaller, 'operatorId' | 'members'>;
export type Obstacle = Extract<RefusalName, 'reviewerUndeclared' | 'reviewerInvolved'>;

/** The operator of a step, as stored: the number is compared, the name is shown. */
export interface Signer {
  readonly id: OperatorId;
  readonly name: string;
}

export function signerOf({ operatorId, username }: Pick<OperatorCaller, 'operatorId' | 'username'>): Signer {
  return { id: operatorId, name: username };
}

/** Which of these members stand in some way to the accounts `own` then. */
type Among = (
  db: Db | Tx,
  own: readonly MemberNo[],
  members: readonly MemberNo[],
  at: Date,
) => Promise<ReadonlySet<MemberNo>>;

/** What the port asks of the slices that know it. */
export interface PersonFacts {
  /** Which of the members are the same person as the owner of one of `own`: their nodes, and accounts linked to theirs. */
  readonly samePersonAs: Among;
  /** The same, and who is above or below one of that person's nodes. */
  readonly involvedWith: Among;
  /** The member accounts that an operator has declared as its own and another one has confirmed. */
  readonly declaredBy: (db: Db | Tx, operator: OperatorId) => Promise<readonly MemberNo[]>;
  /** Who has signed in lately from a device that an operator has used too. */
  readonly sharingDevice: (db: Db | Tx, operator: OperatorId, at: Date) => Promise<ReadonlySet<OperatorId>>;
  /** Every account that some operator has called its own, confirmed or not. */
  readonly declared: (db: Db | Tx) => Promise<readonly MemberNo[]>;
  /** Whether the money of the installation is real: then operators who share a device do not count as two. */
  readonly isLive: (db: Db | Tx) => Promise<boolean>;
}

/** How a member stands to an operator: as its own person, in one of that person's lines, or in no way. */
export type Closeness = 'own' | 'line' | 'none';

/** A step that an operator is about to take. */
export interface Step {
  /** The operator whose step this one confirms; null for a step that confirms nothing. */
  readonly maker: OperatorId | null;
  readonly checker: Operator;
  readonly beneficiaries: readonly Beneficiary[];
}

/** Whether two operators of a decision, and the member whom it concerns, are different persons. */
export interface Persons {
  /** Checked at every step of a decision: `reviewerUndeclared`, `reviewerInvolved`, `fourEyes`, `sameDevice`. */
  mayDecide(db: Db | Tx, step: Step): Promise<Result<true>>;
  /** For lists: what prevents the operator from deciding about each of these members. */
  obstacles(db: Db | Tx, checker: Operator, members: readonly MemberNo[]): Promise<(no: MemberNo) => Obstacle | null>;
  /** For lists: the operators whose steps it does not confirm, because they count as one person with it. */
  inseparable(db: Db | Tx, checker: OperatorId): Promise<ReadonlySet<OperatorId>>;
  /** Which of these members are the operator’s own person, by the accounts that it has declared. */
  ownAmong(db: Db | Tx, operator: OperatorId, members: readonly MemberNo[]): Promise<ReadonlySet<MemberNo>>;
  /** Whether a member is the same person as some operator, by an account that an operator has called its own. */
  isOperators(db: Db | Tx, member: MemberNo): Promise<boolean>;
  /** How a member stands to an operator by the accounts that this one has declared. */
  closeness(db: Db | Tx, operator: OperatorId, member: MemberNo): Promise<Closeness>;
}

/** Opens the port that alone reads the facts about the persons of a decision. */
export function openPersons(clock: Clock, facts: PersonFacts): Persons {
  const { samePersonAs, involvedWith, declaredBy } = facts;
  const inseparable: Persons['inseparable'] = async (db, checker) =>
    (await facts.isLive(db)) ? facts.sharingDevice(db, checker, clock.now()) : new Set();
  const factsOf = async (db: Db | Tx, { members: own }: Operator, members: readonly MemberNo[]) => {
    const related = own === null || members.length === 0 ? [] : await involvedWith(db, own, members, clock.now());
    return { hasDeclared: own !== null, involvedWith: new Set([...(own ?? []), ...related]) };
  };
  const ownAmong: Persons['ownAmong'] = async (db, operator, members) =>
    samePersonAs(db, await declaredBy(db, operator), members, clock.now());
  return {
    ownAmong,
    inseparable,
    mayDecide: async (db, { maker, checker, beneficiaries }) => {
      const members = beneficiaries.flatMap((one) => (one.kind === 'member' ? [one.no] : []));
      const known = await factsOf(db, checker, members);
      const steps = beneficiaries.map((beneficiary) => ({ maker, checker: checker.operatorId, beneficiary }));
      const decided = steps.map((one) => mayDecide(one, known));
      const [first] = decided;
      if (!first) throw new Error('a decision without a beneficiary');
      // The maker is told that another operator must decide only if nothing else prevents it.
      const refused = decided.filter((one) => !one.ok);
      const refusal = refused.find((one) => one.refusal !== 'fourEyes') ?? refused[0];
      if (refusal) return refusal;
      if (maker === null) return first;
      return (await inseparable(db, checker.operatorId)).has(maker) ? refuse('sameDevice') : first;
    },
    obstacles: async (db, checker, members) => {
      const { hasDeclared, involvedWith: involved } = await factsOf(db, checker, members);
      return (no) => (hasDeclared ? (involved.has(no) ? 'reviewerInvolved' : null) : 'reviewerUndeclared');
    },
    isOperators: async (db, member) =>
      (await samePersonAs(db, await facts.declared(db), [member], clock.now())).has(member),
    closeness: async (db, operator, member) => {
      if ((await ownAmong(db, operator, [member])).has(member)) return 'own';
      const own = await declaredBy(db, operator);
      return (await involvedWith(db, own, [member], clock.now())).has(member) ? 'line' : 'none';
    },
  };
}
