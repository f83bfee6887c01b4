import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { DAY } from '@greenhall/domain/shared/time';
import type { Ports } from '../../../platform/ports.ts';
import type { SharesWorth } from '../../../platform/facts/shares.ts';
import { type Movement, balanceBefore, movements } from '../../ledger/index.ts';
import { assetsSince } from '../queries-balances.ts';
import { dayEnd, dayStart, presentMovement } from '../queries-bill.ts';

const MAX = 5_000;
const PAGE = 500;
const MAX_DAYS = 366;

type Line = Awaited<ReturnType<typeof presentMovement>>[number];

/** The figures of a statement: opening + movements = closing, in micro. Movements are oldest first. */
export interface Figures {
  readonly username: string;
  readonly coin: string;
  readonly from: string;
  readonly to: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly lines: readonly Line[];
  /** What the member's shares came to at the end of the period, or now if it has not ended. */
  readonly shares: SharesWorth;
  readonly madeAt: Date;
}

export interface Wanted {
  readonly memberNo: MemberNo;
  readonly username: string;
  readonly coin: string;
  readonly from: string;
  readonly to: string;
}

async function collect(ports: Ports, wanted: Wanted): Promise<Result<Movement[]>> {
  const found: Movement[] = [];
  for (;;) {
    const filter = {
      owner: wanted.memberNo,
      coin: wanted.coin,
      from: dayStart(wanted.from),
      until: dayEnd(wanted.to),
      before: found.at(-1)?.posting,
    };
    const page = await movements(ports.db, filter, PAGE);
    found.push(...page);
    if (found.length > MAX) return refuse('statementTooLong', { max: MAX });
    if (page.length < PAGE) return accept(found.toReversed());
  }
}

async function sharesAtEnd(ports: Ports, { memberNo, to }: Wanted): Promise<SharesWorth> {
  const end = dayEnd(to);
  const { shares, shareChanges } = await assetsSince(ports, memberNo, end);
  const past =
    end <= ports.clock.now() ? await ports.shares.worthBefore(ports.db, shares.quantity, shareChanges, [end]) : [];
  return past[0] ?? shares;
}

/**
 * Collects the figures of a statement over whole UTC days. Throws if they do not add up, because then the ledger is
 * broken.
 */
export async function statementFigures(ports: Ports, wanted: Wanted): Promise<Result<Figures>> {
  const days = (dayEnd(wanted.to).getTime() - dayStart(wanted.from).getTime()) / DAY;
  if (!(days >= 1 && days <= MAX_DAYS)) return refuse('badRequest', { field: 'from' });
  const found = await collect(ports, wanted);
  if (!found.ok) return found;
  const opening = await balanceBefore(ports.db, wanted.memberNo, wanted.coin, dayStart(wanted.from));
  const closing = found.value.reduce((balance, row) => balance + row.delta, opening);
  const last = found.value.at(-1);
  if (last && last.balance !== closing) throw new Error('a statement does not close');
  const lines: Line[] = [];
  for (let index = 0; index < found.value.length; index += PAGE) {
    lines.push(...(await presentMovement(ports, wanted.memberNo, found.value.slice(index, index + PAGE))));
  }
  const shares = await sharesAtEnd(ports, wanted);
  return accept({ ...wanted, opening, closing, lines, shares, madeAt: ports.clock.now() });
}
