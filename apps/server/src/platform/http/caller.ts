import type { Role } from '@greenhall/domain/admin/roles';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';

/** A signed-in member, as the session store knows it. */
export interface MemberCaller {
  readonly kind: 'member';
  readonly memberNo: bigint;
  readonly username: string;
  readonly sessionId: bigint;
  /** A hand-off session acts for its target: no security settings, no further hand-off. */
  readonly actingFor: boolean;
  /** The HttpOnly companion cookie of the session came along. */
  readonly companion: boolean;
  /** Changes with each change of the payment password. */
  readonly payVersion: number;
}

export interface OperatorCaller {
  readonly kind: 'operator';
  readonly operatorId: OperatorId;
  readonly username: string;
  /** As they are now: read with each request. */
  readonly roles: readonly Role[];
  readonly sessionId: bigint;
  /** The member accounts that are the operator's own; `null` as long as no declaration of them was confirmed. */
  readonly members: readonly bigint[] | null;
}

/** Who is calling, told by the session stores of identity and admin. */
export interface AuthPort {
  /** `rotated` is the token that replaces the one presented. */
  readonly member: (
    token: string,
    companion: string | undefined,
  ) => Promise<{ caller: MemberCaller; rotated?: string } | undefined>;
  readonly operator: (cookie: string) => Promise<OperatorCaller | undefined>;
}

export const COMPANION_COOKIE = 'gh_companion';
/** Tells a device that has signed in before from all others; it is no session and opens nothing. */
export const DEVICE_COOKIE = 'gh_device';
export const OPERATOR_COOKIE = 'gh_operator';
