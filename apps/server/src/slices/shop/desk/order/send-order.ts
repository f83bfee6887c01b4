import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { HOUR, unitsLeft } from '@greenhall/domain/shared/time';
import { audit, changeOf } from '../../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import { type Move, moveOrder } from '../../order/move.ts';
import { presentMoved } from '../../order/present.ts';
import type { OrderRow } from '../../order/store.ts';
import { lockForDesk } from './involved.ts';

/** Whether goods may be packed yet (`coolDown` {hours}): the account’s security or the address changed a short time ago. */
function checkPackable({ packableAt }: OrderRow, now: Date): Result<true> {
  if (packableAt === null || packableAt <= now) return accept(true);
  return refuse('coolDown', { hours: unitsLeft(packableAt.getTime(), now.getTime(), HOUR) });
}

const values = ({ state, packedAt }: OrderRow) => ({ state, isPacked: packedAt !== null });

function move(
  ports: Ports,
  call: Call<'shop.pack'> | Call<'shop.ship'>,
  what: Pick<Move, 'parcel'> & { readonly event: 'pack' | 'ship' },
  beside?: (...done: Parameters<typeof tellShipped>) => Promise<void>,
): Promise<Result<Answer<'shop.pack'>>> {
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await lockForDesk(ports, tx, BigInt(call.params.id), call.caller);
    if (!found.ok) return found;
    const packable = checkPackable(found.value, at);
    if (found.value.state === 'toShip' && !packable.ok) return packable;
    const moved = await moveOrder(ports, tx, found.value, { ...what, by: 'desk', at });
    if (!moved.ok) return moved;
    const detail = { ...what.parcel };
    await audit(tx, {
      operator: call.caller.username,
      act: `shop.${what.event}`,
      subject: found.value.number,
      detail,
      ...changeOf(values(found.value), values(moved.value)),
      at,
    });
    await beside?.(ports, tx, moved.value);
    return accept(presentMoved(moved.value));
  });
}

/** Marks an order as packed. */
export const packOrder = (ports: Ports, call: Call<'shop.pack'>): Promise<Result<Answer<'shop.pack'>>> =>
  move(ports, call, { event: 'pack' });

async function tellShipped(
  ports: Ports,
  tx: Parameters<Ports['notify']>[0],
  { id, memberNo, number, carrier, tracking }: OrderRow,
): Promise<void> {
  const parcel = { number, carrier: carrier ?? '', tracking: tracking ?? '', order: String(id) };
  await ports.notify(tx, memberNo, 'orderShipped', parcel);
}

/** Says how an order was sent, and tells its buyer. */
export const sendOrder = (ports: Ports, call: Call<'shop.ship'>): Promise<Result<Answer<'shop.ship'>>> =>
  move(ports, call, { event: 'ship', parcel: call.body }, tellShipped);
