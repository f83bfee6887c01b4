import { accept } from '@greenhall/domain/shared/result';
import { UNIQUE_AMOUNT_NOTICE, UNIQUE_AMOUNT_TIME } from '@greenhall/domain/wallet/unique-amount';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { takeEnding } from './store-unique-amounts.ts';

const AT_ONCE = 100;

/** Tells members, once each, that an exact amount which they have begun can be paid for one hour more. */
export async function notifyEnding(ports: Ports): Promise<void> {
  const at = ports.clock.now();
  const began = (before: number) => new Date(at.getTime() - before);
  await transact(ports.db, async (tx) => {
    const span = { after: began(UNIQUE_AMOUNT_TIME), until: began(UNIQUE_AMOUNT_TIME - UNIQUE_AMOUNT_NOTICE), at };
    for (const { memberNo, madeAt } of await takeEnding(tx, span, AT_ONCE)) {
      const until = new Date(madeAt.getTime() + UNIQUE_AMOUNT_TIME).toISOString();
      await ports.notify(tx, memberNo, 'exactEnding', { until });
    }
    return accept(undefined);
  });
}
