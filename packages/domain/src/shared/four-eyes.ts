import type { MemberNo } from './member-no.ts';
import { accept, refuse, type Result } from './result.ts';

declare const operatorOf: unique symbol;
/** The number of an operator. The brand keeps the numbers of operators and of members apart at compile time. */
export type OperatorId = bigint & { readonly [operatorOf]: true };

/** Brands a number as an operator's. Only code that reads operators from storage calls it. */
export function operatorId(value: bigint): OperatorId {
  return value as OperatorId;
}

/** Who gains or loses by a decision: a member, an operator, or nobody in particular. */
export type Beneficiary =
  | { readonly kind: 'member'; readonly no: MemberNo }
  | { readonly kind: 'operator'; readonly id: OperatorId }
  | { readonly kind: 'nobody' };

export const NOBODY: Beneficiary = { kind: 'nobody' };

/** The beneficiary of what concerns a member. */
export function memberBeneficiary(no: MemberNo): Beneficiary {
  return { kind: 'member', no };
}

/** The beneficiary of what concerns an operator: its roles, or whether it may sign in. */
export function operatorBeneficiary(id: OperatorId): Beneficiary {
  return { kind: 'operator', id };
}

/** The two operators of a decision and whom the decision concerns. */
export interface DecisionStep {
  /** The operator who made the step that this one confirms; null for a step that confirms nothing. */
  readonly maker: OperatorId | null;
  /** The operator who is about to take the step. */
  readonly checker: OperatorId;
  readonly beneficiary: Beneficiary;
}

/** What is known of the operator who is about to take the step. */
export interface PersonFacts {
  /** It has said which member accounts are its own, and another operator has confirmed it. */
  readonly hasDeclared: boolean;
  /** The members who are one of its own accounts, share their owner, or are in the sponsor or placement line of one. */
  readonly involvedWith: ReadonlySet<bigint>;
}

/**
 * Whether an operator may take a step of a decision. What concerns a member needs an operator who has declared its own
 * member accounts (`reviewerUndeclared`) and is not involved with that member (`reviewerInvolved`). Nobody decides what
 * concerns their own operator account, or confirms their own step (`fourEyes`). Rule: shared#two-persons.
 */
export function mayDecide({ maker, checker, beneficiary }: DecisionStep, facts: PersonFacts): Result<true> {
  if (beneficiary.kind === 'member') {
    if (!facts.hasDeclared) return refuse('reviewerUndeclared');
    if (facts.involvedWith.has(beneficiary.no)) return refuse('reviewerInvolved');
  }
  if (beneficiary.kind === 'operator' && beneficiary.id === checker) return refuse('fourEyes');
  return maker === checker ? refuse('fourEyes') : accept(true);
}
