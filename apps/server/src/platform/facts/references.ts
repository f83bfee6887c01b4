import type { ReferenceKind } from '@greenhall/domain/messages/message';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Db, Tx } from '../database/database.ts';

/** A kind of thing that a member may refer to, such as an order in a message. */
export interface Reference {
  readonly kind: ReferenceKind;
  /** The number under which people know the thing, if it exists and is the member's own. */
  readonly numberOf: (db: Db | Tx, member: MemberNo, id: bigint) => Promise<string | undefined>;
}

/** What members may refer to, of all slices. */
export type ReferencesPort = (
  db: Db | Tx,
  member: MemberNo,
  thing: { readonly kind: ReferenceKind; readonly id: bigint },
) => Promise<string | undefined>;

export function joinReferences(parts: readonly Reference[]): ReferencesPort {
  const byKind = new Map(parts.map((part) => [part.kind, part] as const));
  return async (db, member, { kind, id }) => byKind.get(kind)?.numberOf(db, member, id);
}
