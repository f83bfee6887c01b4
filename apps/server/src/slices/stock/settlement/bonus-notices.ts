import { formatAmount, plus, ZERO, type Amount } from '@greenhall/domain/shared/money';
import type { NoticeParams } from '@greenhall/domain/notifications/notice';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { CreditQueue } from './credit-queue.ts';

interface Told {
  readonly member: MemberNo;
  readonly params: NoticeParams<'bonusesCredited'>;
}

/**
 * What the members are told whose last bonus lies in a part of the queue: all their bonuses as one, also those of earlier
 * parts. The queue is in the order of receivers.
 */
export function bonusNotices(queue: CreditQueue, from: number, to: number): Told[] {
  const told: Told[] = [];
  if (from >= to) return told;
  const first = queue.at(from).receiver;
  let start = from;
  while (start > 0 && queue.at(start - 1).receiver === first) start -= 1;
  let mey: Amount = ZERO;
  let ftb: Amount = ZERO;
  for (let place = start; place < to; place += 1) {
    const { receiver, ...bonus } = queue.at(place);
    mey = plus(mey, bonus.mey);
    ftb = plus(ftb, bonus.ftb);
    if (place + 1 < queue.length && queue.at(place + 1).receiver === receiver) continue;
    if (mey > 0n || ftb > 0n)
      told.push({ member: receiver, params: { mey: formatAmount(mey), ftb: formatAmount(ftb) } });
    [mey, ftb] = [ZERO, ZERO];
  }
  return told;
}
