import { type Result, accept } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { imageRule } from '../../../platform/pictures/pictures.ts';
import { pictureOf } from '../../../platform/pictures/uploads.ts';
import { answerBefore, type Ports, once } from '../../../platform/ports.ts';
import { insertPicture } from './store-entries.ts';

/** Stores a picture that texts and banners may show. It is decoded before the transaction. */
export async function addPicture(
  ports: Ports,
  call: Call<'content.addPicture'>,
): Promise<Result<Answer<'content.addPicture'>>> {
  const before = await answerBefore<'content.addPicture', Answer<'content.addPicture'>>(ports, call);
  if (before) return before;
  const content = pictureOf(call.files.picture);
  if (!content.ok) return content;
  const kept = await ports.files.keep(content.value, { kind: 'public', isMarked: false });
  if (!kept) return imageRule();
  const { name: file, width, height } = kept;
  const by = call.caller.username;
  const done = await once(ports, call, async (tx): Promise<Result<Answer<'content.addPicture'>>> => {
    const at = ports.clock.now();
    await insertPicture(tx, { file, width, height }, by, at);
    await audit(tx, { operator: by, act: 'content.picture', subject: file, detail: { width, height }, at });
    return accept({ file, width, height });
  });
  if (!done.ok || call.replay.isReplayed) await ports.files.remove(file);
  return done;
}
