import { describe, expect, it } from 'vitest';
import { type RouteKey, routes } from './routes.ts';
import type { Route } from './shared/route.ts';
import { refusalWhileClosed } from './while-closed.ts';

const every = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice).map(([name, route]) => ({ key: `${slice}.${name}` as RouteKey, route })),
);
/** The reads whose answers say what coins a member has. */
const COINS: ReadonlySet<string> = new Set(['wallet.balances', 'wallet.bill', 'wallet.history']);
const changesCoins = ({ changes = [] }: Route): boolean => changes.some((read) => COINS.has(read));
const isOfMember = ({ access }: Route): boolean => access === 'member' || access === 'money';

describe('while the installation is closed after a restore', () => {
  it('reads and what guests do go on', () => {
    const open = every.filter(({ route }) => route.method === 'GET' || route.access === 'public');
    expect(open.filter(({ key }) => refusalWhileClosed(key))).toEqual([]);
  });

  it('every write of a member that changes what coins it has is refused', () => {
    const moving = every.filter(({ route }) => isOfMember(route) && changesCoins(route));
    expect(moving.length).toBeGreaterThan(15);
    expect(moving.filter(({ key }) => !refusalWhileClosed(key)).map(({ key }) => key)).toEqual([]);
  });

  it('withdrawals are refused as payouts that are stopped, and everything else as not open', () => {
    const refused = every.filter(({ key }) => refusalWhileClosed(key) === 'payoutsFrozen').map(({ key }) => key);
    expect(refused).toEqual(['wallet.withdraw', 'wallet.cancelWithdrawal']);
  });

  it('what goes on is this: a new write of a member is refused unless its route says why it moves and promises nothing', () => {
    const open = every.filter(
      ({ key, route }) => isOfMember(route) && route.method !== 'GET' && !refusalWhileClosed(key),
    );
    const money = open.filter(({ route }) => route.access === 'money').map(({ key }) => key);
    const asked = open.filter(({ route }) => route.alone === 'asked' || route.alone === 'undone').map(({ key }) => key);
    expect({ money, asked }).toMatchInlineSnapshot(`
      {
        "asked": [
          "platform.outcome",
          "identity.sendMyCode",
          "network.deleteNode",
          "network.sendNodeCode",
          "network.withdrawLink",
          "verification.submit",
          "verification.withdraw",
        ],
        "money": [
          "identity.passkeyApproval",
          "members.askExport",
          "members.confirmExport",
          "network.allowNodes",
          "network.setNodePasswords",
          "network.applyForLink",
          "network.agreeToLink",
          "network.giveLinkConsent",
          "network.subHandOff",
          "wallet.savePayee",
          "wallet.renamePayee",
          "wallet.removePayee",
          "wallet.removeRecentPayee",
          "wallet.addAccount",
          "wallet.updateAccount",
          "wallet.deleteAccount",
          "otc.markTrader",
          "shop.addAddress",
          "shop.changeAddress",
          "shop.removeAddress",
          "shop.reveal",
        ],
      }
    `);
    for (const { key, route } of open)
      if (route.access === 'member' && route.alone !== 'asked' && route.alone !== 'undone')
        expect(['shown', 'noted', 'said', 'guarded', 'proved'], key).toContain(route.alone);
  });
});
