import type { Role } from '@greenhall/domain/admin/roles';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { RouteKey } from '@greenhall/contract/routes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Result } from '@greenhall/domain/shared/result';
import type { Origin } from './origin.ts';

/** A signed-in member, as the session store returns it. */
export interface MemberCaller {
  readonly kind: 'member';
  readonly memberNo: MemberNo;
  readonly username: string;
  readonly sessionId: bigint;
  /** A hand-off session acts for its target: no security settings, no further hand-off. */
  readonly actingFor: boolean;
  /** The request carried the HttpOnly companion cookie of the session. */
  readonly companion: boolean;
  /** Changes with each change of the payment password. */
  readonly payVersion: number;
}

export interface OperatorCaller {
  readonly kind: 'operator';
  readonly operatorId: OperatorId;
  readonly username: string;
  /** The current roles, read with each request. */
  readonly roles: readonly Role[];
  readonly sessionId: bigint;
  /** A code of its authenticator was given in this session a moment ago. */
  readonly isProved: boolean;
  /** The member accounts that belong to the operator; `null` until a declaration of them is confirmed. */
  readonly members: readonly MemberNo[] | null;
}

/** Identifies the caller by the session stores of identity and admin. */
export interface AuthPort {
  /** `rotated` is the token that replaces the presented one. */
  readonly member: (
    token: string,
    companion: string | undefined,
  ) => Promise<{ caller: MemberCaller; rotated?: string } | undefined>;
  readonly operator: (cookie: string) => Promise<OperatorCaller | undefined>;
  /** Whether a passkey of the operator has signed this act, by what the request brings as its approval. */
  readonly isApproved?: (
    caller: OperatorCaller,
    act: { readonly route: RouteKey; readonly params: unknown; readonly body: unknown; readonly key: string },
    presented: string,
  ) => Promise<boolean>;
  /**
   * What a member's write is answered while the installation is closed after a restore, before its handler is asked; `undefined` where it
   * goes on.
   */
  readonly whileClosed?: (call: { readonly route: RouteKey }) => Promise<Result<unknown> | undefined>;
  /** Is told of an operator's request that its roles do not reach. */
  readonly refusedRight?: (caller: OperatorCaller, route: RouteKey, origin: Origin) => Promise<void>;
}

export const COMPANION_COOKIE = 'gh_companion';
/** Recognises a device that has signed in before. It is no session and gives no access. */
export const DEVICE_COOKIE = 'gh_device';
export const OPERATOR_COOKIE = 'gh_operator';
/** Who has written a moment ago reads what it wrote, and no copy that may lag behind. It says nothing else. */
export const WROTE_COOKIE = 'gh_wrote';
