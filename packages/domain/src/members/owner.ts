import type { MemberNo } from '../shared/member-no.ts';

declare const ownerOf: unique symbol;
/**
 * The owner of nodes, by the number of the member that came first. The brand keeps it apart from a member's own number, which
 * differs for every further node of the owner. Rule: network#owners.
 */
export type Owner = MemberNo & { readonly [ownerOf]: true };

/** Brands a number as an owner's. Only code that reads owners from storage, or makes a member its own owner, calls it. */
export function ownerNo(value: bigint): Owner {
  return value as Owner;
}
