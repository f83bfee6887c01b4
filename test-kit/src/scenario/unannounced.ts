import { LIVE_READS, type MemberEventName } from '@greenhall/contract/generated/live';
import type { ReadKey } from '@greenhall/contract/shared/route';
import { routes } from '@greenhall/contract/routes';
import { sql } from 'kysely';
import { TestClient } from '../client.ts';
import type { Engine } from '../database.ts';
import type { TestPorts } from '../ports.ts';
import { seededRandom } from './seeded.ts';
import { type RecordedCall, withinScenario } from './scenario.ts';

interface Followed {
  readonly ports: TestPorts;
  close(): Promise<void>;
}

/** How many members are followed: those who called last. */
const FOLLOWED = 2;

function routeOf(key: string): { readonly path: string; readonly method: string } | undefined {
  const [slice = '', name = ''] = key.split('.');
  const slices: Readonly<Record<string, Readonly<Record<string, { readonly path: string; readonly method: string }>>>> =
    routes;
  return slices[slice]?.[name];
}

/**
 * What time alone changes, and the length of the queue of all members, which is read with the next run. The signature of a picture's
 * link is new in each answer.
 */
const NO_NEWS =
  /\?e=\d+&s=[\w-]+|"(?:seenAt|nextRunAt|countsFrom|waitingAmount|onOffer|aheadAmount|lineAmount)":"[^"]+"|"(?:waiting|days)":\w+|"restrictions":\[[^\]]*\]/g;
/** Read with the next run: the levels of those far below. Changed by time alone: sessions that end, days of a chart. */
const NOT_FOLLOWED: readonly ReadKey[] = ['network.expand', 'identity.sessions', 'wallet.history'];
const asRead = (body: string): string => body.replaceAll(NO_NEWS, '');

/** The reads that apps repeat after an event alone, without those about one entity. */
const ANNOUNCED = [...new Set(Object.values(LIVE_READS).flat())].filter(
  (read) => !NOT_FOLLOWED.includes(read) && !routeOf(read)?.path.includes(':'),
);

interface LiveRow {
  readonly id: bigint;
  readonly channel: string;
  readonly members: readonly bigint[] | null;
  readonly what: MemberEventName;
}

/** What each member's app shows, and which events its member was sent since it was read. */
class FollowedReads {
  readonly #ports: TestPorts;
  readonly #clients = new Set<TestClient>();
  readonly #shown = new Map<TestClient, { readonly no: string; readonly reads: ReadonlyMap<ReadKey, string> }>();
  readonly found = new Set<string>();
  #isReading = false;
  #last = 0n;

  constructor(ports: TestPorts) {
    this.#ports = ports;
  }

  async after(client: TestClient, route: string): Promise<void> {
    if (this.#isReading || routeOf(route)?.method === 'GET') return;
    this.#isReading = true;
    // The newest is the last one.
    this.#clients.delete(client);
    if (client.token !== undefined) this.#clients.add(client);
    for (const oldest of [...this.#clients].slice(0, -FOLLOWED)) this.#forget(oldest);
    const events = await this.#events();
    for (const each of this.#clients) await this.#follow(each, route, events);
    this.#isReading = false;
  }

  #forget(client: TestClient): void {
    this.#clients.delete(client);
    this.#shown.delete(client);
  }

  async #events(): Promise<readonly LiveRow[]> {
    const { rows } = await sql<LiveRow>`
      select id, channel, members, event->>'what' as what from platform_event where id > ${this.#last} order by id`.execute(
      this.#ports.db,
    );
    this.#last = rows.at(-1)?.id ?? this.#last;
    return rows;
  }

  async #follow(client: TestClient, route: string, events: readonly LiveRow[]): Promise<void> {
    const me = await client.call('members.me');
    if (me.status !== 200) return;
    const no = me.value.id;
    const reads = new Map<ReadKey, string>();
    for (const read of ANNOUNCED) {
      const { status, raw } = await client.call(read);
      if (status === 200) reads.set(read, asRead(raw.body));
    }
    const before = this.#shown.get(client);
    this.#shown.set(client, { no, reads });
    if (before?.no !== no) return;
    const sent = events.filter(
      ({ channel, members }) => channel === `member:${no}` || channel === 'all' || members?.map(String).includes(no),
    );
    const renewed = new Set(sent.flatMap(({ what }) => LIVE_READS[what] ?? []));
    for (const [read, body] of reads)
      if (before.reads.get(read) !== undefined && before.reads.get(read) !== body && !renewed.has(read))
        this.found.add(`${read} after ${route}`);
  }
}

/** The reads whose answers changed for a member in a scenario without an event that renews them, and after which call. */
export async function unannounced<W extends Followed>(
  engine: Engine,
  open: (engine: Engine) => Promise<W>,
  perform: (world: W, part: (title: string) => void, note: (value: unknown) => void) => Promise<void>,
): Promise<readonly string[]> {
  let followed: FollowedReads | undefined;
  const heard = async ({ client, route }: RecordedCall): Promise<void> => {
    if (client instanceof TestClient) await followed?.after(client, route);
  };
  return withinScenario({ random: seededRandom('followed'), heard }, async () => {
    const world = await open(engine);
    followed = new FollowedReads(world.ports);
    try {
      await perform(
        world,
        () => undefined,
        () => undefined,
      );
      return [...followed.found].toSorted();
    } finally {
      await world.close();
    }
  });
}
