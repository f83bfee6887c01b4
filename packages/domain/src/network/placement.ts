import { MEMBER_TRANSITIONS, type MemberStatus } from '../members/status.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { DAY, type Instant } from '../shared/time.ts';

export const PENDING_LIMIT = 20;
export const PENDING_TTL = 7 * DAY;
export const NODES_PER_OWNER = 20;

/** What the rules need to know of a node: its state, its age, and the number of nodes below it. */
export interface PlacedNode {
  readonly state: MemberStatus;
  readonly registeredAt: Instant;
  readonly nodesBelow: number;
}

/**
 * A new member's contact person is the referrer or lies in the referrer's placement subtree (`contactOutsideTeam`).
 * `contactAncestors` are the numbers on the path from the contact person up to the root. Rule: network#trees.
 */
export function checkContact(referrer: string, contact: string, contactAncestors: readonly string[]): Result<true> {
  return contact === referrer || contactAncestors.includes(referrer) ? accept(true) : refuse('contactOutsideTeam');
}

/** A referrer has at most 20 pending registrations (`pendingLimit` {max}). Rule: network#registration. */
export function checkPendingLimit(pending: number): Result<true> {
  return pending < PENDING_LIMIT ? accept(true) : refuse('pendingLimit', { max: PENDING_LIMIT });
}

/** An owner has at most 20 nodes: the main account and its reinvestment accounts (`accountLimit` {max}). Rule: network#owners. */
export function checkNodesOfOwner(nodes: number): Result<true> {
  return nodes < NODES_PER_OWNER ? accept(true) : refuse('accountLimit', { max: NODES_PER_OWNER });
}

/** A pending registration expires after 7 days if there are no nodes below it. Rule: network#registration. */
export function pendingHasExpired(node: PlacedNode, now: Instant): boolean {
  return (
    MEMBER_TRANSITIONS.can(node.state, 'expire') && node.nodesBelow === 0 && now >= node.registeredAt + PENDING_TTL
  );
}

/**
 * Whether `actor` may delete a registration: only its referrer (`forbidden`), while it is pending (`notPending`) and
 * has no nodes below it (`hasNodesBelow`). Rule: network#registration.
 */
export function checkDelete(node: PlacedNode, referrer: string, actor: string): Result<true> {
  if (actor !== referrer) return refuse('forbidden');
  if (!MEMBER_TRANSITIONS.can(node.state, 'delete')) return refuse('notPending');
  return node.nodesBelow === 0 ? accept(true) : refuse('hasNodesBelow');
}
