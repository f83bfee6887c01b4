import type { Owner } from '@greenhall/domain/members/owner';
import type { LiveNews } from '../../platform/live/live.ts';

/** A case has changed: its person reads again, and so do the reviewers. */
export function aboutVerification({ id, owner }: { readonly id: bigint; readonly owner: Owner }): LiveNews {
  return { channels: [`member:${owner}`, 'reviews'], events: [{ what: 'verification', id: String(id) }] };
}
