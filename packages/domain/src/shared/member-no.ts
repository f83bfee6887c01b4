declare const memberOf: unique symbol;

/**
 * The number of a member: that of one node in the network. The brand keeps it apart from the numbers of orders, trades and
 * other things that are passed beside it. Rule: network#owners.
 */
export type MemberNo = bigint & { readonly [memberOf]: true };

/** Brands a number as a member's, where it enters: from a request, from storage, or from the counter of members. */
export function memberNumber(value: bigint | string): MemberNo {
  return (typeof value === 'string' ? BigInt(value) : value) as MemberNo;
}
