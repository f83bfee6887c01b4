import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Settled, settleMembers } from '../settled-world.ts';
import { sql } from 'kysely';

const NAMES = ['killanna', 'killberta', 'killclara', 'killdora'];
/** What each member has before the load, in usdt. */
export const COINS = 100_000n;

/** Data that outlives the processes which are started on it. */
export interface RingWorld {
  readonly environment: Readonly<Record<string, string>>;
  readonly members: readonly Settled[];
  readonly remove: () => void;
}

/**
 * Four members with coins, each of whom has paid the next one before: those transfers take the hot path. They join in
 * the database of these settings, else in a folder, which may hold the data of a program already.
 */
export async function ringWorld(
  database: Readonly<Record<string, string>> = {},
  directory = mkdtempSync(join(tmpdir(), 'greenhall-ring-')),
): Promise<RingWorld> {
  const environment = { DATA_DIR: directory, ...database };
  const members = await settleMembers(environment, NAMES, COINS, async ({ db }, people) => {
    for (const [index, { no }] of people.entries()) {
      const payee = people[(index + 1) % people.length]?.no ?? '';
      await sql`insert into wallet_known_payee (payer, payee, since) values (${no}::bigint, ${payee}::bigint, now())`.execute(
        db,
      );
    }
  });
  return { environment, members, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
