import { thingOf } from '@greenhall/contract/admin/presence-kinds';
import { accept } from '@greenhall/domain/shared/result';
import { SECOND } from '@greenhall/domain/shared/time';
import type { Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Ports } from '../ports.ts';
import type { Channel, LiveNews } from './live.ts';
import { type OpenThing, forgetOpen, forgetUnrenewed, extendOpen } from './store-presence.ts';

/** How long a thing counts as open after its process has said so for the last time. */
const KEPT_MS = 45 * SECOND;

const about = (things: readonly string[]): LiveNews => ({
  channels: things.map((thing) => `open:${thing}` as Channel),
  events: [{ what: 'presence', id: '' }],
});

/**
 * Which operators have which things open: whoever has joined the channel of a thing. What the sockets of this process have open stands in
 * a table that all processes read, and is renewed, so that nothing stays open in the name of a process that has ended.
 */
export class Presence {
  readonly #ports: Ports;
  readonly #open = new Map<string, OpenThing>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** An operator has joined a channel on a socket. */
  async joined(socket: string, channel: string, operatorId: bigint): Promise<void> {
    const thing = nameOf(channel);
    if (thing === undefined) return;
    const since = this.#ports.clock.now();
    const open = { socket, thing, operatorId, since };
    this.#open.set(`${socket} ${thing}`, open);
    await this.#tell(async (tx) => {
      await extendOpen(tx, [open], this.#until());
      return [thing];
    });
  }

  /** An operator has left a channel, or all of them with its socket. */
  async left(socket: string, channel?: string): Promise<void> {
    const thing = channel === undefined ? null : nameOf(channel);
    if (thing === undefined) return;
    const gone = [...this.#open].filter(([, one]) => one.socket === socket && (thing === null || one.thing === thing));
    if (gone.length === 0) return;
    for (const [key] of gone) this.#open.delete(key);
    await this.#tell((tx) => forgetOpen(tx, socket, thing));
  }

  /** Renews what is open in this process, and forgets what another one has not renewed. */
  async keep(): Promise<void> {
    await extendOpen(this.#ports.db, [...this.#open.values()], this.#until());
    await this.#tell((tx) => forgetUnrenewed(tx, this.#ports.clock.now()));
  }

  #until(): Date {
    return new Date(this.#ports.clock.now().getTime() + KEPT_MS);
  }

  /** Tells who has the things open that a change of the table answers. */
  async #tell(change: (tx: Tx) => Promise<string[]>): Promise<void> {
    const { db, live } = this.#ports;
    await transact(db, async (tx) => {
      const things = await change(tx);
      if (things.length > 0) await live.publish(tx, about(things));
      return accept(undefined);
    });
  }
}

/** The name of a thing as the table keeps it; `undefined` for a channel that is about something else. */
function nameOf(channel: string): string | undefined {
  const thing = thingOf(channel);
  return thing && `${thing.kind}:${thing.id}`;
}
