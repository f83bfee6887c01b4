import { type Result, accept } from '@greenhall/domain/shared/result';
import { shownTargets } from '../../../platform/alarm-targets/store.ts';
import type { Answer } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';

type Row = Awaited<ReturnType<typeof shownTargets>>[number];
type Tested = Pick<Row, 'testAt' | 'testDeliveredAt' | 'testFailedAt' | 'testError'>;
type Test = Answer<'admin.alarmTargets'>['items'][number]['test'];

/** What became of the last test, and when. */
function testOf({ testAt, testDeliveredAt, testFailedAt, testError }: Tested): Test {
  if (!testAt) return null;
  const state = testDeliveredAt ? 'delivered' : testFailedAt ? 'failed' : 'waiting';
  return { state, at: (testDeliveredAt ?? testFailedAt ?? testAt).toISOString(), error: testError };
}

/** Where alarms are sent, and whether that arrives. */
export async function readTargets({ db }: Ports): Promise<Result<Answer<'admin.alarmTargets'>>> {
  const items = await shownTargets(db);
  return accept({
    items: items.map(
      ({ id, openedAt, closedAt, deliveredAt, testAt, testDeliveredAt, testFailedAt, testError, ...target }) => ({
        ...target,
        id: String(id),
        openedAt: openedAt?.toISOString() ?? null,
        closedAt: closedAt?.toISOString() ?? null,
        deliveredAt: deliveredAt?.toISOString() ?? null,
        test: testOf({ testAt, testDeliveredAt, testFailedAt, testError }),
      }),
    ),
  });
}
