import type { Owner } from '@greenhall/domain/members/owner';
import type { LiveNews } from '../../platform/live/live.ts';

/** A case has changed: its person reads again. The database tells the reviewers. */
export function aboutVerification({ id, owner }: { readonly id: bigint; readonly owner: Owner }): LiveNews {
  return { channels: [`member:${owner}`], events: [{ what: 'verification', id: String(id) }] };
}
