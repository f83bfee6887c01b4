import { ALERTS, answersAlert, mayNotifyAgain, priceRank } from '@greenhall/domain/otc/alert/alert';
import { formatAmount } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { dateOf, dayOf } from '@greenhall/domain/shared/time';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { takeableNow } from '../listing/takeable.ts';
import type { SoughtListing } from '../listing/store-takeable.ts';
import { type AlertRow, dueAlerts, markNotified } from './store.ts';

const AT_ONCE = 100;
/** How many listings are looked at for one alert: those that its member sees and cannot take are few. */
const LOOKED_AT = 50;

/** The best listing that an alert waits for and its member could take now. */
async function answerTo(ports: Ports, alert: AlertRow, at: Date): Promise<SoughtListing | undefined> {
  const { memberNo: viewer, coin, network, side, price } = alert;
  const madeBy = new Date(at.getTime() - ALERTS.leastAge);
  const worst = priceRank(side, price);
  const sought = { viewer, coin, network: network ?? undefined, side, at, madeBy, worst };
  const found = await takeableNow(ports, sought, LOOKED_AT);
  return found.ok ? found.value.find((listing) => answersAlert(alert, listing, at.getTime())) : undefined;
}

/** Tells a member that what it waits for is in the hall. */
async function tell(ports: Ports, alert: AlertRow, at: Date): Promise<void> {
  if (!mayNotifyAgain(alert.toldOn, at.getTime())) return;
  const listing = await answerTo(ports, alert, at);
  if (!listing) return;
  await transact(ports.db, async (tx) => {
    if (!(await markNotified(tx, alert, listing.id, dateOf(dayOf(at.getTime()))))) return accept(undefined);
    await ports.notify(tx, alert.memberNo, 'priceReached', {
      side: alert.side,
      coin: alert.coin,
      price: formatAmount(listing.price),
      network: listing.network,
      quantity: alert.quantity === null ? '' : formatAmount(alert.quantity),
    });
    return accept(undefined);
  });
}

/** Tells of what price alerts wait for. Two processes may do it at once: each alert is told by one. Rule: otc#price-alerts. */
export async function notifyAlerts(ports: Ports): Promise<void> {
  let due: readonly AlertRow[] = [];
  let after = 0n;
  do {
    const at = ports.clock.now();
    const [today, madeBy] = [dateOf(dayOf(at.getTime())), new Date(at.getTime() - ALERTS.leastAge)];
    due = await dueAlerts(ports.db, { today, madeBy, after }, AT_ONCE);
    for (const alert of due) await tell(ports, alert, at);
    after = due.at(-1)?.id ?? after;
  } while (due.length === AT_ONCE);
}
