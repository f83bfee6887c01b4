import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteInput, LooseRequestInput } from '@greenhall/client/route-input';
import type { Client } from '@greenhall/client/client';
import type { RouteKey } from '@greenhall/contract/routes';
import { argonHasher } from '@greenhall/server/platform/secrets/hasher';
import { clientOf } from '@greenhall/test-kit/outside';
import { startProgram } from '@greenhall/test-kit/program';
import { type Cost, type Costly, Processes, Total } from '../otc/cost.ts';
import { TRADERS as BUYERS, PAY, PEPPER, companionOf, tokenOf } from '../otc/world.ts';
import { databaseProcess } from '../processor.ts';
import { type Rate, createDatabase, rateOf, tpcb } from '../reference.ts';
import { LAST_PIECES, SPREAD, TOTAL, WANTED, loadShop } from './orders-world.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
/** Rounds of orders before the clock, and with it; in each every buyer places an order and pays it. */
const WARM = Number(process.env.BENCH_WARM ?? 3);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 6);
const RACES = Number(process.env.BENCH_RACES ?? 100);
const RACERS = 30;
const CONNECTIONS = 32;
const NOT_FOUND = 404;
const STOCK_SHORT = 5087;

interface Answer {
  readonly status: number;
  readonly id: string;
  readonly code: unknown;
}

const everybody = Array.from({ length: BUYERS }, (_, index) => index);

/** Buyers who place and pay orders over HTTP. */
class Buyers {
  readonly #clients: readonly Client<RouteKey>[];
  readonly #processes: Processes;

  constructor(url: string, processes: Processes) {
    this.#clients = everybody.map((member) =>
      clientOf(url, { token: tokenOf(member), companion: companionOf(member) }),
    );
    this.#processes = processes;
  }

  async #send(member: number, route: RouteKey, ask: LooseRequestInput): Promise<Answer> {
    const sent = await this.#clients[member]?.send(route, ...([ask] as unknown as RouteInput<RouteKey>));
    if (!sent) throw new Error(`there is no buyer ${member}`);
    const { id, code } = sent.answer.data as { id?: unknown; code?: unknown };
    return { status: sent.answer.status, id: String(id), code };
  }

  place(member: number, sku: number): Promise<Answer> {
    const body = { lines: [{ sku: String(sku), units: 1 }], address: String(member + 1), total: TOTAL };
    return this.#send(member, 'shop.place', { body });
  }

  pay(member: number, order: string): Promise<Answer> {
    return this.#send(member, 'shop.pay', { params: { id: order }, body: { payPassword: PAY } });
  }

  /** Lets payment passwords have been proved a moment ago, as those of members who are busy are. */
  async prove(members: readonly number[]): Promise<void> {
    await this.#all(members, async (member) => {
      const { status } = await this.pay(member, '999999999');
      if (status !== NOT_FOUND) throw new Error(`proving the payment password answered ${status}`);
    });
  }

  /** Lets all of them act over 32 connections; answers what each was told, and what it cost. */
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
    const used = { server: after.server - before.server, database: after.database - before.database };
    return { told, cost: { times, tookMs, ...used } };
  }

  /** An order of everybody, placed and paid; the sku by the buyer. */
  async buy(skuOf: (member: number) => number): Promise<{ place: Cost; pay: Cost }> {
    await this.prove(everybody);
    const accepted = (answer: Answer): Answer => {
      if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer)}`);
      return answer;
    };
    const placed = await this.#all(everybody, async (member) => accepted(await this.place(member, skuOf(member))));
    const paid = await this.#all(everybody, async (member) =>
      accepted(await this.pay(member, placed.told[member]?.id ?? '')),
    );
    return { place: placed.cost, pay: paid.cost };
  }

  /** Thirty want the last piece, and one gets it, again and again: how long the others wait for their answer. */
  async race(): Promise<{ winners: Rate; losers: Rate }> {
    const racers = everybody.slice(0, RACERS);
    const [won, lost]: [number[], number[]] = [[], []];
    const began = performance.now();
    for (let round = 0; round < RACES; round += 1) {
      const answers = await Promise.all(
        racers.map(async (member) => {
          const asked = performance.now();
          const answer = await this.place(member, LAST_PIECES + round);
          (answer.status === 200 ? won : lost).push(performance.now() - asked);
          return { member, ...answer };
        }),
      );
      const winners = answers.filter(({ status }) => status === 200);
      const others = answers.filter(({ status, code }) => status !== 200 && code !== STOCK_SHORT);
      if (winners.length !== 1 || others.length > 0) throw new Error(`race ${round}: ${JSON.stringify(answers)}`);
      // Who wins often would otherwise have too many unpaid orders.
      for (const { member, id } of winners) await this.pay(member, id);
    }
    const took = performance.now() - began;
    return { winners: rateOf(won, took), losers: rateOf(lost, took) };
  }
}

const figure = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(1));

function row(what: string, rate: Rate & Partial<Costly>, beside: string): void {
  const { perSecond, p50, p99, server = Number.NaN, database = Number.NaN } = rate;
  const columns = [perSecond.toFixed(0), ...[p50, p99, server, database].map(figure), beside];
  console.log(`| ${what} | ${columns.join(' | ')} |`);
}

/** Measures orders placed and paid, spread over many skus and on one, and the losers of a last piece, beside TPC-B. */
export async function measureOrders(server: string): Promise<void> {
  console.log('| orders | per second | p50, ms | p99, ms | server, ms | database, ms | beside it |');
  console.log('|---|---|---|---|---|---|---|');
  const reference = await tpcb(server, 20, CONNECTIONS, SECONDS);
  row('pgbench TPC-B, scale 20, 32 clients', reference, 'the reference');
  const url = await createDatabase(server, 'orders');
  const database = await loadShop(url, RACES, await argonHasher(PEPPER).hash(PAY));
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
  const settings = { LOG_LEVEL: 'error', NODE_ENV: 'production' };
  const program = await startProgram({ ...settings, DATABASE_URL: url, DATA_DIR: directory, PEPPER });
  try {
    const buyers = new Buyers(program.url, new Processes(program.pid, await databaseProcess(server)));
    const skus: readonly (readonly [string, (member: number) => number])[] = [
      [`spread over ${SPREAD} skus`, (member) => 1 + (member % SPREAD)],
      ['all of one sku', () => WANTED],
    ];
    for (const [name, skuOf] of skus) {
      const [place, pay, both] = [new Total(), new Total(), new Total()];
      for (let round = -WARM; round < ROUNDS; round += 1) {
        const costs = await buyers.buy(skuOf);
        if (round < 0) continue;
        place.add(costs.place);
        pay.add(costs.pay);
        both.add({ ...costs.place, tookMs: costs.place.tookMs + costs.pay.tookMs });
      }
      const besideTpcb = ({ perSecond }: Rate): string => `${(perSecond / reference.perSecond).toFixed(2)} × TPC-B`;
      row(`place, ${name}`, place.rate(), besideTpcb(place.rate()));
      row(`pay, ${name}`, pay.rate(), besideTpcb(pay.rate()));
      const { perSecond } = both.rate();
      const whole = { perSecond, p50: Number.NaN, p99: Number.NaN };
      row(`place and pay, ${name}`, whole, besideTpcb(whole));
    }
    await buyers.prove(everybody.slice(0, RACERS));
    const { winners, losers } = await buyers.race();
    row(`the winners of ${RACES} races of ${RACERS} for the last piece`, winners, '');
    row('the losers of these races', losers, 'at most 1,000 ms at p99');
  } finally {
    await program.stop();
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
