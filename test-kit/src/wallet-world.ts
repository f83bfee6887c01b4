import type { Engine } from './database.ts';
import { allChecks, slices } from '@greenhall/server/compose';
import { runChecks } from '@greenhall/server/platform/checks';
import { PAY_PASSWORD, type Person, type World, openWorld } from './world.ts';
import type { Settings } from '@greenhall/server/platform/settings/settings';

export const PAY = PAY_PASSWORD;

/** Two members below the root, and every route of the product. */
export interface WalletWorld extends World {
  readonly ann: Person;
  readonly bo: Person;
  /**
   * Gives a member usdt and converts the requested amounts into mey by flash exchange, so that the backing rule holds.
   */
  give(person: Person, coins: { usdt?: bigint; mey?: bigint }): Promise<void>;
  balance(person: Person, coin: string): Promise<{ available: string; locked: string }>;
  /** A sentence for each invariant that does not hold. */
  faults(): Promise<string[]>;
}

export async function openWalletWorld(engine: Engine, settings: Partial<Settings> = {}): Promise<WalletWorld> {
  const world = await openWorld(engine, settings);
  const { http, auth, ports } = world;
  // The routes of `network` are those by which the world's members have joined: they are bound.
  for (const { name, bind } of slices) if (name !== 'network') bind?.(http, auth, ports);
  const ann = await world.join('annlee', { by: world.rootCode, contact: 'root', zone: 'A' });
  const bo = await world.join('bochen', { by: world.rootCode, contact: 'root', zone: 'B' });
  return {
    ...world,
    ann,
    bo,
    give: async (person, { usdt = 0n, mey = 0n }) => {
      await world.fund(person.no, 'usdt', usdt + mey);
      if (mey === 0n) return;
      const quote = await person.client.call('wallet.quote', {
        body: { from: 'usdt', to: 'mey', amount: String(mey) },
      });
      const taken = await person.client.call('wallet.exchange', { body: { quote: quote.value.id, payPassword: PAY } });
      if (taken.refusal) throw new Error(taken.refusal);
    },
    balance: async (person, coin) => {
      const { value } = await person.client.call('wallet.balances');
      const found = value.items.find((item) => item.coin === coin);
      return { available: found?.available ?? '', locked: found?.locked ?? '' };
    },
    faults: async () => {
      const { checks } = await runChecks(ports.db, allChecks);
      return checks.flatMap((check) => check.found.map((found) => `${check.name}: ${found}`));
    },
  };
}
