import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { pictureOf, withPicture } from '../../platform/pictures/uploads.ts';
import { setPicture } from './store.ts';

/** Sets the member's picture; the one before goes a day later. */
export async function setAvatar(
  ports: Ports,
  call: Call<'members.setAvatar'>,
): Promise<Result<Answer<'members.setAvatar'>>> {
  const content = pictureOf(call.files.avatar);
  if (!content.ok) return content;
  return withPicture<'members.setAvatar', Answer<'members.setAvatar'>>(ports, call, {
    kind: 'public',
    isMarked: false,
    content: content.value,
    write: (picture) =>
      once(ports, call, async (tx) => {
        const avatar = picture?.name ?? '';
        const replaced = await setPicture(tx, call.caller.memberNo, avatar);
        // Before the commit: whenever the program dies, a file without a row is kept for a day from then.
        if (replaced) await ports.files.release(replaced);
        return accept({ avatar });
      }),
  });
}
