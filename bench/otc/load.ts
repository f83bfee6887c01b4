import type { RouteInput, LooseRequestInput } from '@greenhall/client/route-input';
import type { ClientKey } from '@greenhall/contract/generated/paths';
import { NUMBER_END } from '@greenhall/domain/otc/trade/number-end';
import type { OpenDatabase } from '@greenhall/server/platform/database/postgres';
import { JPG } from '@greenhall/test-kit/otc-world';
import { clientOf } from '@greenhall/test-kit/outside';
import { sql } from 'kysely';
import { type Rate, rateOf } from '../reference.ts';
import { type Cost, type Costly, type Processes, Total } from './cost.ts';
import { PAGE, PAY, TRADERS, companionOf, loadListings, numberOf, sendCodes, tokenOf } from './world.ts';

const CONNECTIONS = 32;
const TAKERS = 50;
const LOOKS_WARM = 50;
const LOOKS = 2_000;
const STATUS_CHANGED = 5230;
const NOT_FOUND = 404;

type Answer = Readonly<Record<string, unknown>> & { readonly status: number };

/** Four green pixels, sent with each claim. */
const PICTURE = new Blob([new Uint8Array(JPG)], { type: 'image/jpeg' });

const traders = Array.from({ length: TRADERS }, (_, index) => index);
/** Whom a trader buys from. */
const sellerOf = (buyer: number): number => (buyer + 1) % TRADERS;

/** Reads the pages of some halls, one request at a time and in alternating order, so that other load on the machine affects all equally. */
export async function readInTurn(halls: readonly Hall[]): Promise<Rate[]> {
  const times: number[][] = halls.map(() => []);
  for (let turn = -LOOKS_WARM; turn < LOOKS; turn += 1) {
    const order = [...halls.entries()];
    for (const [index, hall] of turn % 2 === 0 ? order : order.toReversed()) {
      const took = await hall.look();
      if (turn >= 0) times[index]?.push(took);
    }
  }
  return times.map((of) =>
    rateOf(
      of,
      of.reduce((sum, time) => sum + time, 0),
    ),
  );
}

const ACTS = ['list', 'take', 'claim', 'confirm'] as const;
export type Act = (typeof ACTS)[number];

/** The members of a hall who trade in it over HTTP, each act by all of them, 32 at a time. */
export class Hall {
  readonly #url: string;
  readonly #database: OpenDatabase;
  readonly #accounts: readonly string[];
  readonly #processes: Processes;
  #rounds = 0;

  private constructor(url: string, database: OpenDatabase, accounts: readonly string[], processes: Processes) {
    this.#url = url;
    this.#database = database;
    this.#accounts = accounts;
    this.#processes = processes;
  }

  static async open(url: string, database: OpenDatabase, processes: Processes): Promise<Hall> {
    const found = await sql<{ id: bigint }>`
      select id from wallet_account where member_no < ${numberOf(TRADERS)} order by member_no`.execute(database.db);
    return new Hall(
      url,
      database,
      found.rows.map((row) => String(row.id)),
      processes,
    );
  }

  /** Lets payment passwords have been proved a moment ago, as those of members who are busy are. */
  async #prove(members: readonly number[]): Promise<void> {
    await this.#all(members, async (member) => {
      const { status } = await this.#send(member, 'otc.confirm', {
        params: { id: '999999999' },
        body: { payPassword: PAY },
      });
      if (status !== NOT_FOUND) throw new Error(`proving the payment password answered ${status}`);
    });
  }

  async #send(member: number, route: ClientKey, ask: LooseRequestInput): Promise<Answer> {
    const client = clientOf(this.#url, { token: tokenOf(member), companion: companionOf(member) });
    const { answer } = await client.send(route, ...([ask] as unknown as RouteInput<ClientKey>));
    return { ...(answer.data as object), status: answer.status };
  }

  /** Lets all of them act; answers what each was told, and what it cost. */
  async #all<T>(members: readonly number[], act: (member: number) => Promise<T>): Promise<{ told: T[]; cost: Cost }> {
    const told: T[] = [];
    const times: number[] = [];
    const waiting = members.values();
    const before = this.#processes.used();
    const began = performance.now();
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (const member of waiting) {
          const asked = performance.now();
          told[member] = await act(member);
          times.push(performance.now() - asked);
        }
      }),
    );
    const tookMs = performance.now() - began;
    const after = this.#processes.used();
    return {
      told,
      cost: { times, tookMs, server: after.server - before.server, database: after.database - before.database },
    };
  }

  /** The same, where everybody must be accepted; answers the ids that were made, and their numbers. */
  async #made(act: (member: number) => Promise<Answer>): Promise<{ ids: string[]; numbers: string[]; cost: Cost }> {
    const { told, cost } = await this.#all(traders, act);
    const refused = told.find((answer) => answer.status !== 200);
    if (refused) throw new Error(JSON.stringify(refused));
    const of = (field: string) => told.map((answer) => String(answer[field]));
    return { ids: of('id'), numbers: of('number'), cost };
  }

  async #authority(members: readonly number[]) {
    await this.#prove(members);
    const code = await sendCodes(this.#database, members);
    return (member: number): Record<string, string> => ({
      account: this.#accounts[member] ?? '',
      payPassword: PAY,
      codeChannel: 'phone',
      code,
    });
  }

  /** How long one look at the first page of the hall takes, in ms. */
  async look(): Promise<number> {
    const query = { coin: 'mey', network: 'BEP20', side: 'sale', limit: PAGE };
    const asked = performance.now();
    const { items } = await this.#send(0, 'otc.hall', { query });
    const took = performance.now() - asked;
    if ((items as unknown[]).length !== PAGE) throw new Error('the page is not full');
    return took;
  }

  /** The first page of the hall, asked for over 32 connections. */
  async pages(count: number): Promise<Costly> {
    const total = new Total();
    for (let asked = 0; asked < count; asked += TRADERS) {
      const { cost } = await this.#all(traders, () => this.look());
      total.add(cost);
    }
    return total.rate();
  }

  /** Rounds of trades of everybody with the next one: some before the clock starts, then those that are measured. */
  async trade(warm: number, measured: number): Promise<ReadonlyMap<Act, Costly>> {
    const totals = new Map(ACTS.map((act) => [act, new Total()]));
    for (let round = -warm; round < measured; round += 1) {
      const costs = await this.#tradeOnce();
      if (round >= 0) for (const act of ACTS) totals.get(act)?.add(costs[act]);
    }
    return new Map([...totals].map(([act, total]) => [act, total.rate()]));
  }

  /** A trade of everybody with the next one: listed, taken, claimed and confirmed. */
  async #tradeOnce(): Promise<Readonly<Record<Act, Cost>>> {
    this.#rounds += 1;
    const round = this.#rounds;
    // A member lists at most five times a day, so each round gets a day of its own.
    await sql`update otc_listing set listed_on = listed_on - ${round}::int where made_at > now() - interval '1 day'
                 and member_no < ${numberOf(TRADERS)} and listed_on >= current_date`.execute(this.#database.db);
    const toList = await this.#authority(traders);
    const order = { coin: 'mey', network: 'BEP20', side: 'sale', price: '1', quantity: '100', min: '100', max: '100' };
    const listed = await this.#made((member) =>
      this.#send(member, 'otc.post', { body: { ...order, ...toList(member) } }),
    );
    const toTake = await this.#authority(traders);
    const taken = await this.#made((member) => {
      const listing = listed.ids[sellerOf(member)] ?? '';
      return this.#send(member, 'otc.take', { params: { id: listing }, body: { quantity: '100', ...toTake(member) } });
    });
    const claimed = await this.#made((member) => {
      const txid = `0x${(round * TRADERS + member).toString(16).padStart(64, '0')}`;
      return this.#send(member, 'otc.claim', {
        params: { id: taken.ids[member] ?? '' },
        body: { txid },
        files: { voucher: PICTURE },
      });
    });
    await this.#prove(traders);
    const confirmed = await this.#made((buyer) =>
      this.#send(sellerOf(buyer), 'otc.confirm', {
        params: { id: taken.ids[buyer] ?? '' },
        body: { payPassword: PAY, numberEnd: taken.numbers[buyer]?.slice(-NUMBER_END) ?? '' },
      }),
    );
    return { list: listed.cost, take: taken.cost, claim: claimed.cost, confirm: confirmed.cost };
  }

  /** Fifty who want one lot, again and again: how long they wait, and what went wrong. */
  async race(rounds: number, firstLister: number): Promise<{ losers: Rate; winners: Rate; faults: string[] }> {
    const listings = await loadListings(this.#database, firstLister, rounds, 1_050_000);
    const [won, lost]: [number[], number[]] = [[], []];
    const faults: string[] = [];
    const began = performance.now();
    for (const listing of listings) {
      const takers = traders.slice(0, TAKERS);
      const authority = await this.#authority(takers);
      const winners = await Promise.all(
        takers.map(async (taker) => {
          const asked = performance.now();
          const answer = await this.#send(taker, 'otc.take', {
            params: { id: listing },
            body: { quantity: '100', ...authority(taker) },
          });
          const isWinner = answer.status === 200;
          (isWinner ? won : lost).push(performance.now() - asked);
          if (!isWinner && answer['code'] !== STATUS_CHANGED) faults.push(`a loser was told ${String(answer['code'])}`);
          return isWinner;
        }),
      );
      const count = winners.filter(Boolean).length;
      if (count !== 1) faults.push(`listing ${listing} was sold ${count} times`);
    }
    const took = performance.now() - began;
    return { losers: rateOf(lost, took), winners: rateOf(won, took), faults };
  }
}
