import type { SliceName } from '@greenhall/locales/slices';
import { links, type Place } from '../../../shared/page/links.ts';

/** The texts with the titles of all screens, and with further words for them. */
export const FIND_TEXTS: readonly SliceName[] = [
  ...(['members/find', 'wallet', 'stock', 'network', 'otc', 'security'] as const),
  ...(['verification', 'content', 'shop', 'orders', 'messages', 'proof'] as const),
];

/** The screens that can be found, by the name of their words in `find`. */
export const SCREENS = {
  transfer: links.transfer(),
  coinTransfer: links.coinTransfer(),
  recharge: links.recharge(),
  withdraw: links.withdraw(),
  exchange: links.exchange(),
  conversion: links.conversion(),
  paymentRequest: links.paymentRequest(),
  bill: links.bill(),
  earnings: links.earnings(),
  assets: links.assets(),
  accounts: links.accounts(),
  market: links.market(),
  level: links.level(),
  charts: links.charts(),
  ranking: links.ranking(),
  share: links.share(),
  nodes: links.nodes(),
  team: links.team(),
  network: links.network(),
  linkedAccounts: links.linkedAccounts(),
  reinvestment: links.reinvestment(),
  security: links.security(),
  contact: links.contact(),
  loginPassword: links.loginPassword(),
  payPassword: links.payPassword(),
  verification: links.verification(),
  profile: links.profile(),
  messages: links.messages(),
  questions: links.questions(),
  notices: links.notices(),
  news: links.news(),
  shop: links.shop(),
  cart: links.cart(),
  orders: links.orders(),
  about: links.about(),
  solvency: links.solvency(),
} as const satisfies Readonly<Record<string, Place>>;
