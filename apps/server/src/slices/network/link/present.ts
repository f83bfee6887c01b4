import { maskUsername } from '@greenhall/domain/identity/masking';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Answer } from '../../../platform/http/call.ts';
import type { LinkRow } from './store-links.ts';

type Link = Answer<'network.links'>['subs'][number];

/** A binding as one of its accounts sees it; `other` and `name` are of the other one. */
export function presentLink(row: LinkRow, other: MemberNo, name: string): Link {
  return {
    id: String(row.id),
    member: String(other),
    name: row.state === 'bound' ? name : maskUsername(name),
    state: row.state,
    consents: { signIn: row.maySignIn, collect: row.mayCollect },
    appliedAt: row.appliedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    boundAt: row.boundAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
