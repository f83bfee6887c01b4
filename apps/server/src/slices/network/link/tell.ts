import { maskUsername } from '@greenhall/domain/identity/masking';
import type { Tx } from '../../../platform/database/database.ts';
import type { LinkChange } from '../../../platform/notify.ts';
import type { Ports } from '../../../platform/ports.ts';
import { nameByNumber } from '../store.ts';

interface Told {
  /** Who is told. */
  readonly member: bigint;
  /** The account at the other end of the binding. */
  readonly other: bigint;
  readonly change: LinkChange;
}

/** Tells one account of a binding what the other one did, or time; both read their bindings again. */
export async function tellOfLink(ports: Ports, tx: Tx, { member, other, change }: Told): Promise<void> {
  const name = await nameByNumber(tx, other);
  await ports.live.publish(tx, {
    channels: [`member:${member}`, `member:${other}`],
    events: [{ what: 'link', id: '' }],
  });
  await ports.notify(tx, member, 'linkChanged', { change, name: maskUsername(name?.username ?? '') });
}
