import type { RefusalName } from '@greenhall/domain/shared/codes';
import { type RouteKey, routes } from './routes.ts';
import type { TokenOnly, Route } from './shared/route.ts';

/** Whether a write that the token alone opens moves or promises coins, by what the route says of it. */
const MOVES_COINS: Readonly<Record<TokenOnly, boolean>> = {
  shown: false,
  noted: false,
  asked: true,
  said: false,
  undone: true,
  guarded: false,
  proved: false,
};

/** Writes that are about something of worth, or take something back, and neither move nor promise coins. */
const WITHOUT_COINS: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'platform.outcome',
  'identity.sendMyCode',
  'identity.passkeyApproval',
  'members.askExport',
  'members.fetchExport',
  'members.confirmExport',
  'network.deleteNode',
  'network.sendNodeCode',
  'network.allowNodes',
  'network.setNodePasswords',
  'network.applyForLink',
  'network.withdrawLink',
  'network.agreeToLink',
  'network.giveLinkConsent',
  'network.subHandOff',
  'verification.submit',
  'verification.withdraw',
  'wallet.savePayee',
  'wallet.renamePayee',
  'wallet.removePayee',
  'wallet.removeRecentPayee',
  'wallet.addAccount',
  'wallet.updateAccount',
  'wallet.deleteAccount',
  'otc.markTrader',
  'shop.addAddress',
  'shop.changeAddress',
  'shop.removeAddress',
  'shop.reveal',
  'shop.delivery',
]);

/** Writes that say something by which coins move, and runs of the stock hall that an operator begins. */
const WITH_COINS: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'otc.claim',
  'otc.deny',
  'otc.answerAppeal',
  'shop.receive',
  'stock.runNow',
]);

/** What is said of payouts has a refusal of its own. */
const PAYOUTS: ReadonlySet<RouteKey> = new Set<RouteKey>(['wallet.withdraw', 'wallet.cancelWithdrawal']);

function routeOf(key: RouteKey): Route {
  const [slice, name] = key.split('.') as [keyof typeof routes, string];
  const route = (routes[slice] as Readonly<Record<string, Route>>)[name];
  if (!route) throw new Error(`no route ${key}`);
  return route;
}

function movesCoins(key: RouteKey): boolean {
  const route = routeOf(key);
  if (WITH_COINS.has(key)) return true;
  if (route.method === 'GET' || WITHOUT_COINS.has(key)) return false;
  return route.access === 'money' || (route.access === 'member' && MOVES_COINS[route.alone]);
}

/**
 * How a write is refused while the installation is closed after a restore: `payoutsFrozen` for withdrawals, `notYetOpen` for
 * whatever else moves or promises coins; `undefined` for what goes on. It follows from what each route says of itself, so that a new
 * route has its answer. Of operators' writes those alone that would post nothing are named: the ledger refuses whatever would move coins. Rule: admin#after-a-restore.
 */
export function refusalWhileClosed(key: RouteKey): RefusalName | undefined {
  if (!movesCoins(key)) return undefined;
  return PAYOUTS.has(key) ? 'payoutsFrozen' : 'notYetOpen';
}
