import type { Reply } from '@greenhall/client/route-input';
import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { allChecks } from '@greenhall/server/compose';
import { runChecks } from '@greenhall/server/platform/checks';
import { openReadOnly } from '@greenhall/server/platform/database/open';
import { readSettings } from '../settings.ts';
import { sendRead } from '../outside.ts';
import { startProgram } from '../program.ts';
import type { Settled } from '../settled-world.ts';
import { pino } from 'pino';
import type { OutsideLog } from './outside-log.ts';
import { COINS, type RingWorld } from './world.ts';

const MICRO_COINS = COINS * 1_000_000n;
const micro = (text: unknown): bigint => parseAmount(String(text)) ?? 0n;

type Item = Reply<'wallet.transfers' | 'wallet.conversions'>['items'][number];

async function readAll(
  url: string,
  member: Settled,
  route: 'wallet.transfers' | 'wallet.conversions',
): Promise<readonly Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 50, ...(cursor ? { cursor } : {}) };
    const page: { items: readonly Item[]; next?: string | undefined } = await sendRead(url, member, route, { query });
    items.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return items;
}

/** What every member must own, from the acknowledgements alone: `member coin available|locked` in micro. */
function expected(log: OutsideLog, members: readonly Settled[]): Map<string, bigint> {
  const owned = new Map<string, bigint>();
  const add = (name: unknown, coin: unknown, part: 'available' | 'locked', change: bigint): void => {
    const account = `${String(name)} ${String(coin)} ${part}`;
    owned.set(account, (owned.get(account) ?? 0n) + change);
  };
  for (const { name } of members) add(name, 'usdt', 'available', MICRO_COINS);
  for (const { kind, member, body, answer } of log.orders) {
    if (!answer) continue;
    if (kind === 'exchanges') {
      add(member.name, answer['from'], 'available', -micro(answer['amount']));
      add(member.name, answer['to'], 'available', micro(answer['credited']));
    } else {
      add(member.name, answer['coin'], 'available', -micro(answer['amount']));
      if (answer['state'] === 'held') add(member.name, answer['coin'], 'locked', micro(answer['amount']));
      else add(body['payee'], answer['coin'], 'available', micro(answer['credited']));
    }
  }
  return owned;
}

/** The ids of a member's acknowledged orders, and those that the program has on record, as differences. */
async function recordFaults(url: string, log: OutsideLog, member: Settled): Promise<string[]> {
  const mine = log.orders.filter((order) => order.member === member && order.answer);
  const known = (kind: 'transfers' | 'exchanges') =>
    mine.filter((order) => order.kind === kind).map((order) => String(order.answer?.id));
  const transfers = (await readAll(url, member, 'wallet.transfers')).filter(
    (item) => 'direction' in item && item.direction === 'out',
  );
  const exchanges = await readAll(url, member, 'wallet.conversions');
  return [
    ...compare(`${member.name}: transfer`, known('transfers'), transfers),
    ...compare(`${member.name}: exchange`, known('exchanges'), exchanges),
  ];
}

function compare(what: string, acknowledged: readonly string[], recorded: readonly Item[]): string[] {
  const ids = recorded.map((item) => item.id);
  const twice = [acknowledged, ids].flatMap((list) => list.filter((id, index) => list.indexOf(id) !== index));
  return [
    ...twice.map((id) => `${what} ${id} is there twice`),
    ...acknowledged.filter((id) => !ids.includes(id)).map((id) => `${what} ${id} was acknowledged and is lost`),
    ...ids.filter((id) => !acknowledged.includes(id)).map((id) => `${what} ${id} was never asked for`),
  ];
}

async function balanceFaults(url: string, log: OutsideLog, members: readonly Settled[]): Promise<string[]> {
  const owned = expected(log, members);
  const faults: string[] = [];
  for (const member of members) {
    const { items } = await sendRead(url, member, 'wallet.balances');
    for (const item of items) {
      for (const part of ['available', 'locked'] as const) {
        const account = `${member.name} ${item.coin} ${part}`;
        const [found, wanted] = [micro(item[part]), owned.get(account) ?? 0n];
        if (found !== wanted) faults.push(`${account} is ${formatAmount(found)}, not ${formatAmount(wanted)}`);
      }
    }
  }
  return faults;
}

/**
 * Starts the program once more, settles what is open by its key, repeats every acknowledged order, and compares
 * records and balances with the log; then the invariants are checked on the data. A sentence for each fault.
 */
export async function audit(world: RingWorld, log: OutsideLog): Promise<string[]> {
  const { environment, members } = world;
  const program = await startProgram(environment);
  const faults: string[] = [];
  try {
    await Promise.all(
      members.map(async (member) => {
        for (const order of log.orders.filter((one) => one.member === member && !one.refusal))
          if (!(await log.send(program.url, order))) faults.push(`no outcome for key ${order.key}`);
      }),
    );
    for (const member of members) faults.push(...(await recordFaults(program.url, log, member)));
    faults.push(...(await balanceFaults(program.url, log, members)));
  } finally {
    await program.stop();
  }
  const database = await openReadOnly(readSettings({ ...environment }), pino({ level: 'silent' }));
  const { checks } = await runChecks(database.db, allChecks);
  await database.close();
  return [...faults, ...checks.flatMap(({ name, found }) => found.map((fault) => `${name}: ${fault}`))];
}
