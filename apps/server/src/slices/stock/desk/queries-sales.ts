import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { openProposalsOf, proposalsByIds } from '../../../platform/approvals/store.ts';
import type { Answer } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { closedLevels, planNow } from '../../members/index.ts';

/** The levels of the plan in force, with which of them are closed for purchases, since when and by which proposal. */
export async function readLevelSales(ports: Ports): Promise<Result<Answer<'stock.levelSales'>>> {
  const { levels } = await planNow(ports);
  const closed = new Map((await closedLevels(ports.db)).map((row) => [row.level, row]));
  const ids = [...closed.values()].map(({ closedBy }) => closedBy);
  const proposals = new Map((await proposalsByIds(ports.db, ids)).map((row) => [row.id, row]));
  const open = await openProposalsOf(ports.db, 'levelSale');
  const items = levels.map(({ amount }, index) => {
    const level = index + 1;
    const closing = closed.get(level);
    const by = closing && proposals.get(closing.closedBy);
    const waiting = open.find(({ subject }) => subject === String(level));
    return {
      level,
      amount: formatAmount(amount),
      closed: closing
        ? {
            since: closing.closedAt.toISOString(),
            proposal: String(closing.closedBy),
            maker: by?.maker ?? '',
            checker: by?.checker ?? '',
            reason: by?.reason ?? '',
          }
        : null,
      waiting: waiting ? String(waiting.id) : null,
    };
  });
  return accept({ items });
}
