import { bindSlice } from '@greenhall/server/platform/http/bind';
import type { Engine } from './database.ts';
import { allChecks } from '@greenhall/server/compose';
import { runChecks } from '@greenhall/server/platform/checks';
import { PAY_PASSWORD, type Person, type World, openWorld } from './world.ts';
import type { Settings } from '@greenhall/server/platform/settings/settings';
import { adminHandlers } from '@greenhall/server/slices/admin/routes';
import { identityHandlers } from '@greenhall/server/slices/identity/routes';
import { contentHandlers } from '@greenhall/server/slices/content/handlers';
import { membersHandlers } from '@greenhall/server/slices/members/handlers';
import { messagesHandlers } from '@greenhall/server/slices/messages/routes';
import { notificationsHandlers } from '@greenhall/server/slices/notifications/routes';
import { otcHandlers } from '@greenhall/server/slices/otc/routes';
import { stockHandlers } from '@greenhall/server/slices/stock/routes';
import { verificationHandlers } from '@greenhall/server/slices/verification/routes';
import { walletHandlers } from '@greenhall/server/slices/wallet/routes';

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
  bindSlice(http, auth, 'identity', identityHandlers(ports));
  bindSlice(http, auth, 'members', membersHandlers(ports));
  bindSlice(http, auth, 'content', contentHandlers(ports));
  bindSlice(http, auth, 'messages', messagesHandlers(ports));
  bindSlice(http, auth, 'notifications', notificationsHandlers(ports));
  bindSlice(http, auth, 'verification', verificationHandlers(ports));
  bindSlice(http, auth, 'wallet', walletHandlers(ports));
  bindSlice(http, auth, 'stock', stockHandlers(ports));
  bindSlice(http, auth, 'otc', otcHandlers(ports));
  bindSlice(http, auth, 'admin', adminHandlers(ports, allChecks));
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
