import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { PICTURE_FIELDS } from '@greenhall/domain/shop/review/review';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { withPictures } from '../../../platform/pictures/uploads.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { type ReviewableLine, insertReview, reviewableLine } from './store.ts';

/** The line, if the member has received its goods (`notFound`, `reviewNotAllowed`). */
async function ownLine(db: Db | Tx, memberNo: MemberNo, lineId: bigint): Promise<Result<ReviewableLine>> {
  const line = await reviewableLine(db, lineId);
  if (line?.memberNo !== memberNo) return refuse('notFound');
  return line.isReceived ? accept(line) : refuse('reviewNotAllowed');
}

/** Reviews received goods, once per line. */
export async function writeReview(
  ports: Ports,
  call: Call<'shop.writeReview'>,
): Promise<Result<Answer<'shop.writeReview'>>> {
  const me = call.caller.memberNo;
  const lineId = BigInt(call.params.id);
  return withPictures<'shop.writeReview', Answer<'shop.writeReview'>>(ports, call, {
    kind: 'public',
    isMarked: false,
    contents: PICTURE_FIELDS.flatMap((name) => call.files[name] ?? []),
    judge: () => ownLine(ports.db, me, lineId),
    write: (pictures) =>
      once(ports, call, async (tx) => {
        const line = await ownLine(tx, me, lineId);
        if (!line.ok) return line;
        const written = await insertReview(tx, {
          lineId,
          goodsId: line.value.goodsId,
          memberNo: me,
          stars: Number(call.body.stars),
          body: call.body.text,
          pictures: pictures.map(({ name }) => name),
          at: ports.clock.now(),
        });
        return written ? accept({}) : refuse('reviewNotAllowed');
      }),
  });
}
