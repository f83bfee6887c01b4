import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { checkCollectingLink } from '@greenhall/domain/wallet/collect';
import type { Tx } from '../../../platform/database/database.ts';
import { checkOutgoing } from '../../identity/index.ts';
import { checkRestricted } from '../../members/index.ts';
import { type BoundLink, crossesProtectedBorder } from '../../network/index.ts';

/** What operators can restrict that stands against collecting, by side. */
const RESTRICTED = [
  ['sub', 'transfer'],
  ['sub', 'collect'],
  ['main', 'collect'],
  ['sub', 'link'],
  ['main', 'link'],
] as const;

/**
 * Whether coins can be collected through a binding now. Asked for the preview and again when it is confirmed; a binding
 * that has ended since has no consent any more.
 */
export async function mayCollect(tx: Tx, link: BoundLink | undefined, at: Date): Promise<Result<true>> {
  if (!link) return refuse('consentMissing');
  const now = at.getTime();
  const allowed = checkCollectingLink({ mayCollect: link.mayCollect, boundAt: link.boundAt.getTime() }, now);
  if (!allowed.ok) return allowed;
  for (const memberNo of [link.sub, link.main]) {
    const free = await checkOutgoing(tx, memberNo, 'collect', at);
    if (!free.ok) return free;
  }
  if (await crossesProtectedBorder(tx, link.main, link.sub, at)) return refuse('protectedTeam');
  for (const [side, kind] of RESTRICTED) {
    const free = await checkRestricted(tx, link[side], kind, at);
    if (!free.ok) return free;
  }
  return accept(true);
}
