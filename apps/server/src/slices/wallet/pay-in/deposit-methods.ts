import { accept } from '@greenhall/domain/shared/result';
import { networkOf } from '@greenhall/domain/wallet/pay-in';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { notifyEverybody } from '../../../platform/live/store.ts';
import type { Ports } from '../../../platform/ports.ts';
import { isPayee } from '../account/accounts.ts';
import { isIntact } from './seal.ts';
import {
  closeDepositMethod,
  membersPayingBy,
  openDepositMethods,
  type DepositMethodRow,
} from './store-deposit-methods.ts';

/** Notifies everybody that a way was closed, and at once those with an open report of it or who are about to pay by it. */
export async function notifyClosed({ live, clock }: Pick<Ports, 'live' | 'clock'>, tx: Tx, id: bigint): Promise<void> {
  await notifyEverybody(tx, { what: 'notice', id: '' }, clock.now());
  const channels = (await membersPayingBy(tx, id)).map((memberNo) => `member:${memberNo}` as const);
  if (channels.length > 0) await live.publish(tx, { channels, events: [{ what: 'balance', id: '' }] });
}

/** Whether somebody can be paid by a way, as far as the address of one on a network tells. Rule: chain#payees. */
export function isPayable(
  chain: Ports['chain'],
  { kind, account }: Pick<DepositMethodRow, 'kind' | 'account'>,
): boolean {
  const network = networkOf(kind);
  return !network || isPayee(chain, { network, address: account });
}

/** Whether a way is as two operators have left it, and leads to somebody. One may have been opened before that was asked. */
export const isAsDecided = ({ secret, chain }: Pick<Ports, 'secret' | 'chain'>, way: DepositMethodRow): boolean =>
  isIntact(secret, way) && isPayable(chain, way);

/** Closes what was changed in the database or leads to nobody, and says so. */
async function closeUnfit(
  ports: Pick<Ports, 'db' | 'clock' | 'alarms' | 'live' | 'secret'>,
  way: DepositMethodRow,
): Promise<void> {
  const closed = await transact(ports.db, async (tx) => {
    const gone = await closeDepositMethod(tx, way.id, { at: ports.clock.now(), by: null });
    if (gone) await notifyClosed(ports, tx, way.id);
    return accept(gone !== undefined);
  });
  if (!closed.ok || !closed.value) return;
  const id = String(way.id);
  if (isIntact(ports.secret, way)) ports.alarms.raise('payInWay', { way: id, what: 'closed' });
  else ports.alarms.raise('sealBroken', { about: 'a way to pay in', id });
}

/** The open ways that are as two operators have left them and lead to somebody. Each other one is closed. */
export async function intactDepositMethods(ports: Ports, db: Db): Promise<readonly DepositMethodRow[]> {
  const ways = await openDepositMethods(db);
  for (const way of ways) if (!isAsDecided(ports, way)) await closeUnfit(ports, way);
  return ways.filter((way) => isAsDecided(ports, way));
}

/** Closes what is unfit also where nobody looks. */
export const checkDepositMethods = async (ports: Ports): Promise<void> =>
  void (await intactDepositMethods(ports, ports.db));
