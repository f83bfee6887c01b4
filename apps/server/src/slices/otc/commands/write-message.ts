import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse } from '../../../platform/limits.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { keepPicture, storePicture, withPictures } from '../pictures.ts';
import { presentMessage } from '../present-talk.ts';
import { insertMessage } from '../store-appeals.ts';
import { tradeById } from '../store-trades.ts';
import { aboutTrade } from '../tell.ts';

const PACE = { name: 'otc-chat', max: 60, seconds: 60 };

/** Writes to the other side of a trade: a text, a picture or both. */
export async function writeMessage(ports: Ports, call: Call<'otc.say'>): Promise<Result<Answer<'otc.say'>>> {
  const me = call.caller.memberNo;
  const at = ports.clock.now();
  const trade = await tradeById(ports.db, BigInt(call.params.id));
  if (!trade || (trade.buyer !== me && trade.seller !== me)) return refuse('notFound');
  const text = call.body.text ?? '';
  const { image } = call.files;
  if (!text && !image) return refuse('contentEmpty');
  const paced = await countUse(ports.db, PACE, String(me), at);
  if (!paced.ok) return paced;
  const picture = image ? await storePicture(ports, image) : undefined;
  if (picture && !picture.ok) return picture;
  return withPictures(ports, [picture?.value], () =>
    once(ports, call, async (tx) => {
      const fresh = { tradeId: trade.id, memberNo: me, text, image: picture?.value.name ?? null, at };
      const row = await insertMessage(tx, fresh);
      await keepPicture(tx, trade.id, picture?.value, at);
      await ports.live.publish(tx, aboutTrade(trade, 'chat'));
      return accept({ ...presentMessage(ports, trade, row), isMine: true });
    }),
  );
}
