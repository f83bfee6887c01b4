import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { withPicture } from '../../../platform/pictures/uploads.ts';
import { OF_A_TRADE, storePicture } from './pictures.ts';
import { presentMessage } from './present-talk.ts';
import { insertMessage } from './store-appeals.ts';
import { tradeById } from './store-trades.ts';
import { aboutTrade } from './live-events.ts';

const PACE = defineLimit({
  name: 'otc-chat',
  max: 60,
  seconds: 60,
  per: 'member',
  about: 'messages and pictures in trades',
});

/** Writes to the other side of a trade: a text, a picture or both. */
export async function writeMessage(ports: Ports, call: Call<'otc.say'>): Promise<Result<Answer<'otc.say'>>> {
  const me = call.caller.memberNo;
  const at = ports.clock.now();
  const trade = await tradeById(ports.db, BigInt(call.params.id));
  if (!trade || (trade.buyer !== me && trade.seller !== me)) return refuse('notFound');
  const text = call.body.text ?? '';
  const { image } = call.files;
  if (!text && !image) return refuse('contentEmpty');
  return withPicture<'otc.say', Answer<'otc.say'>>(ports, call, {
    ...OF_A_TRADE,
    content: image,
    judge: () => countUse(ports.db, PACE, String(me), at),
    write: (picture) =>
      once(ports, call, async (tx) => {
        const fresh = { tradeId: trade.id, memberNo: me, text, image: picture?.name ?? null, at };
        const row = await insertMessage(tx, fresh);
        await storePicture(tx, trade.id, picture, at);
        await ports.live.publish(tx, aboutTrade(trade, 'chat'));
        return accept({ ...presentMessage(ports, trade, row, call.reader), isMine: true });
      }),
  });
}
