import { type Result, accept } from '@greenhall/domain/shared/result';
import { shownTargets } from '../../../platform/alarm-targets/store.ts';
import type { Answer } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';

/** Where alarms are sent, and whether that arrives. */
export async function readTargets({ db }: Ports): Promise<Result<Answer<'admin.alarmTargets'>>> {
  const items = await shownTargets(db);
  return accept({
    items: items.map(({ id, openedAt, closedAt, deliveredAt, ...target }) => ({
      ...target,
      id: String(id),
      openedAt: openedAt?.toISOString() ?? null,
      closedAt: closedAt?.toISOString() ?? null,
      deliveredAt: deliveredAt?.toISOString() ?? null,
    })),
  });
}
