import { accept, refuse, type Result } from './result.ts';

declare const operatorOf: unique symbol;
/** Who an operator is. The brand keeps the numbers of operators and of members apart at compile time. */
export type OperatorId = bigint & { readonly [operatorOf]: true };

/** Brands a number as an operator's; for the place where operators are read. */
export function operatorId(value: bigint): OperatorId {
  return value as OperatorId;
}

/** Who profits from a decision, or is harmed by it: a member, an operator, or nobody in particular. */
export type Beneficiary =
  | { readonly kind: 'member'; readonly no: bigint }
  | { readonly kind: 'operator'; readonly id: OperatorId }
  | { readonly kind: 'nobody' };

export const NOBODY: Beneficiary = { kind: 'nobody' };

/** The beneficiary of what concerns a member. */
export function member(no: bigint): Beneficiary {
  return { kind: 'member', no };
}

/** The beneficiary of what concerns an operator: its roles, or whether it may sign in. */
export function ofOperator(id: OperatorId): Beneficiary {
  return { kind: 'operator', id };
}

/** Who stands behind a step of a decision. */
export interface Hands {
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
  /** The members whom one of its own accounts is, whose owner it shares, or in whose sponsor or placement line it stands. */
  readonly involvedWith: ReadonlySet<bigint>;
}

/**
 * Whether an operator may take a step of a decision. What concerns a member is for an operator who has said which member
 * accounts are its own (`reviewerUndeclared`) and is not involved with that member (`reviewerInvolved`); nobody decides
 * what concerns themselves as an operator, or confirms a step of their own (`fourEyes`). Rule: shared#two-persons.
 */
export function mayDecide({ maker, checker, beneficiary }: Hands, facts: PersonFacts): Result<true> {
  if (beneficiary.kind === 'member') {
    if (!facts.hasDeclared) return refuse('reviewerUndeclared');
    if (facts.involvedWith.has(beneficiary.no)) return refuse('reviewerInvolved');
  }
  if (beneficiary.kind === 'operator' && beneficiary.id === checker) return refuse('fourEyes');
  return maker === checker ? refuse('fourEyes') : accept(true);
}
