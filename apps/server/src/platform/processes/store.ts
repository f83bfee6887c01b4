import { sql } from 'kysely';
import { type Db, type Tx, oneRow, rows, run } from '../database/database.ts';
import { type RowOf, columns, returning, select } from '../database/select.ts';

/** What a process does: everything, or answering requests and working on what is due apart from each other. */
export type ProcessKind = 'all' | 'web' | 'worker';

/** A process, and the place that it runs in. */
export interface ProcessPlace {
  readonly id: string;
  readonly kind: ProcessKind;
  readonly host: string;
  readonly port: number;
  readonly version: string;
  /** The newest migration that it knows. */
  readonly newest: string;
}

/** A process that was not seen for so long has ended without a word. */
const DEAD_AFTER_S = 20;
/** Rows of processes that have ended without a word. */
const KEPT_DAYS = 7;

const PROCESS = columns('platform_process', ['id', 'kind', 'host', 'port', 'version', 'newest', 'startedAt', 'seenAt'])
  .narrow<{ kind: ProcessKind }>()
  .and({ isAlive: sql<boolean>`seen_at > clock_timestamp() - make_interval(secs => ${DEAD_AFTER_S})` });

export type ProcessRow = RowOf<typeof PROCESS>;

/**
 * Enters a process that starts. One that was in its place has ended: two cannot listen on one port of a machine, so what that one held
 * is given back.
 */
export async function enterProcess(tx: Tx, place: ProcessPlace): Promise<void> {
  const { host, port } = place;
  await run(
    tx,
    sql`with ended as (delete from platform_process
                        where (host = ${host} and port = ${port})
                           or seen_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS}) returning id)
        update platform_lease set until = clock_timestamp() where holder in (select id from ended)`,
  );
  await insertProcess(tx, place);
}

/** Enters a process, whoever is in its place. */
export async function insertProcess(
  db: Db | Tx,
  { id, kind, host, port, version, newest }: ProcessPlace,
): Promise<void> {
  await run(
    db,
    sql`insert into platform_process (id, kind, host, port, version, newest, started_at, seen_at)
        values (${id}, ${kind}, ${host}, ${port}, ${version}, ${newest}, clock_timestamp(), clock_timestamp())`,
  );
}

/** When a process said so for the last time; null where none has yet. */
export const newestSeen = sql<Date | null>`(select max(seen_at) from platform_process)`;

/** Gives back what somebody holds. */
export const giveBack = (db: Db | Tx, holder: string): Promise<unknown> =>
  run(db, sql`update platform_lease set until = clock_timestamp() where holder = ${holder}`);

/** Takes a process out, and gives back what it held. */
export async function leaveProcess(tx: Tx, id: string): Promise<void> {
  await giveBack(tx, id);
  await run(tx, sql`delete from platform_process where id = ${id}`);
}

/** How many processes live, and how many connections the server of the database gives to those that are no superusers. */
export const livingProcesses = (db: Db): Promise<{ living: number; most: number }> =>
  oneRow(
    db,
    sql<{ living: number; most: number }>`
      select (select count(*)::int from platform_process
               where seen_at > clock_timestamp() - make_interval(secs => ${DEAD_AFTER_S})) as living,
             current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
  );

/** The processes that live, with the newest migration that each knows. */
export const livingOf = async (db: Db): Promise<ProcessRow[]> =>
  (await knownProcesses(db)).filter(({ isAlive }) => isAlive);

/** All processes that were seen in the last days, by their place. */
export const knownProcesses = (db: Db): Promise<ProcessRow[]> =>
  rows(db, select(PROCESS)`from platform_process order by host, port, started_at`);

const LEASE = columns('platform_lease', ['name', 'fence']);

/** A lease that is wanted, and for how long. */
export interface WantedLease {
  readonly name: string;
  readonly seconds: number;
}

function taking(holder: string, wanted: readonly WantedLease[]) {
  // Rows in one order, so that two processes do not wait for each other.
  const ordered = wanted.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return returning(LEASE)`
      insert into platform_lease as l (name, holder, fence, until)
      select w.name, ${holder}, 1, clock_timestamp() + make_interval(secs => w.seconds)
        from json_to_recordset(${JSON.stringify(ordered)}::json) as w (name text, seconds integer)
      on conflict (name) do update
         set holder = excluded.holder, until = excluded.until,
             fence = case when l.holder = excluded.holder then l.fence else l.fence + 1 end
       where l.holder = excluded.holder or l.until < clock_timestamp()`;
}

/** Takes or renews leases for a process, by the clock of the database; answers those that it holds. Others stay with whom they are. */
export const takeLeases = (
  db: Db | Tx,
  holder: string,
  wanted: readonly WantedLease[],
): Promise<RowOf<typeof LEASE>[]> => rows(db, taking(holder, wanted));

/** What a process learns when it says that it is there. */
interface Seen {
  /** False for one that was put aside by another in its place, or forgotten while it slept. */
  readonly isKnown: boolean;
  /** How many others answer requests, too. */
  readonly peers: number;
  /** The leases among those that it wanted which it holds. */
  readonly held: readonly string[];
}

/** Says that a process is there and takes or renews its leases, in one statement, because each process says so every few seconds. */
export async function seeProcess(db: Db, id: string, wanted: readonly WantedLease[]): Promise<Seen> {
  const { seen, peers, held } = await oneRow(
    db,
    sql<{ seen: bigint; peers: bigint; held: readonly string[] }>`
      with seen as (update platform_process set seen_at = clock_timestamp() where id = ${id} returning id),
           held as (${taking(id, wanted)})
      select (select count(*) from seen) as seen,
             (select count(*) from platform_process
               where id <> ${id} and kind <> 'worker'
                 and seen_at > clock_timestamp() - make_interval(secs => ${DEAD_AFTER_S})) as peers,
             (select coalesce(array_agg(name), '{}') from held) as held`,
  );
  return { isKnown: seen > 0n, peers: Number(peers), held };
}

/** How many of these jobs nobody holds now. */
export async function unheldLeases(db: Db, names: readonly string[]): Promise<number> {
  const { unheld } = await oneRow(
    db,
    sql<{ unheld: number }>`
      select count(*)::int as unheld from json_array_elements_text(${JSON.stringify(names)}::json) as n (name)
       where not exists (select 1 from platform_lease l where l.name = n.name and l.until > clock_timestamp())`,
  );
  return unheld;
}
