import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { setPicture } from '../store.ts';

/** What the form reader lets through, in the unit of the refusal's text. */
const MEGABYTES = 5;

export async function setAvatar(
  ports: Ports,
  call: Call<'members.setAvatar'>,
): Promise<Result<Answer<'members.setAvatar'>>> {
  const content = call.files.avatar;
  const stored = content && (await ports.files.storeJpg(content, 'public'));
  if (!stored) return refuse('imageRule', { max: MEGABYTES });
  let replaced = '';
  const set = await once(ports, call, async (tx) => {
    replaced = await setPicture(tx, call.caller.memberNo, stored);
    return accept({ avatar: stored });
  });
  // A repeated call keeps the first picture, a refused one keeps none: the file that nobody names goes.
  const orphan = set.ok && set.value.avatar === stored ? replaced : stored;
  if (orphan) await ports.files.remove(orphan);
  return set;
}
