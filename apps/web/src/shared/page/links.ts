import type { ReferenceKind } from '@greenhall/domain/messages/message';

/** The path of a screen: the specification's hash routes. */
export type ScreenPath = '/' | `/pages/${string}/${string}`;

/** A screen with its values, all of which are plain text. */
export interface Place {
  readonly to: ScreenPath;
  readonly search: Readonly<Record<string, string>>;
}

/** A link to a screen with these values. The type requires the values that it needs. */
const screen =
  <S extends object = object>(to: ScreenPath) =>
  (...[search]: object extends S ? [search?: S] : [search: S]): Place => ({
    to,
    search: { ...(search as Place['search'] | undefined) },
  });

interface OfCoin {
  readonly coin?: string;
}

/** What is filled into the form of a transfer, to the payee of an own one. */
interface OfTransfer extends OfCoin {
  readonly again?: string;
  readonly amount?: string;
  readonly remark?: string;
  /** With the scanner, for the payee. */
  readonly scan?: string;
}

/** Every screen that something links to. Code names screens here and never by path. */
export const links = {
  guide: screen('/'),
  login: screen('/pages/user/login'),
  /** With the invitation of a link, and the step of the form, from 2. */
  register: screen<{
    readonly code?: string;
    readonly recode?: string;
    readonly contact?: string;
    readonly zone?: string;
    readonly step?: string;
  }>('/pages/user/register'),
  retrievePassword: screen('/pages/user/passwordRetrieve'),
  /** With the own code, which others pay to. */
  home: screen<{ readonly receive?: string }>('/pages/block/home'),
  /** A movement of coins by its number, or a bonus by its own. */
  record: screen<{ readonly id: string } | { readonly bonus: string }>('/pages/block/recordDetails'),
  ranking: screen('/pages/block/paiming'),
  charts: screen('/pages/block/charts'),
  solvency: screen('/pages/block/solvency'),
  news: screen('/pages/block/news'),
  newsItem: screen<{ readonly id: string }>('/pages/block/newsContent'),
  /** With the view: what is for all members, or for the reader alone. */
  notices: screen<{ readonly view?: string }>('/pages/block/notice'),
  notice: screen<{ readonly id: string }>('/pages/block/noticeDetails'),
  /** With the question whose answer is open. */
  questions: screen<{ readonly id?: string }>('/pages/block/question'),
  /** With what the next message is about. */
  messages: screen<{ readonly about?: ReferenceKind; readonly id?: string }>('/pages/msg/msg'),
  shop: screen('/pages/shop/shopIndex'),
  /** With a class of the first level and one of the second. */
  classes: screen<{ readonly of?: string; readonly class?: string }>('/pages/shop/shopSort'),
  searchGoods: screen<{
    readonly words?: string;
    readonly sort?: string;
    readonly min?: string;
    readonly max?: string;
    readonly inStock?: string;
  }>('/pages/shop/shopSearch'),
  goods: screen<{ readonly id: string }>('/pages/shop/shopDetails'),
  cart: screen('/pages/shop/shopCar'),
  orders: screen<{ readonly view?: string }>('/pages/shop/shopOrder'),
  /** With a sheet that is open over the order. */
  order: screen<{ readonly id: string; readonly sheet?: string }>('/pages/shop/shopOrderDetails'),
  assets: screen('/pages/wallet/assets'),
  wallet: screen('/pages/wallet/wallet'),
  coin: screen<{ readonly coin: string }>('/pages/wallet/walletDetail'),
  bill: screen<OfCoin>('/pages/wallet/bill'),
  /** With the amount that is still needed, and the method by which it is paid in. */
  recharge: screen<OfCoin & { readonly amount?: string; readonly method?: string }>('/pages/wallet/chongzhi'),
  recharges: screen('/pages/wallet/chongzhirecord'),
  withdraw: screen<OfCoin>('/pages/wallet/tixian'),
  withdrawals: screen('/pages/wallet/tixianrecord'),
  transfer: screen<OfTransfer>('/pages/wallet/zhuanzhang'),
  coinTransfer: screen<OfTransfer>('/pages/wallet/zhuanbi'),
  /** The own payment requests, or the one of a link. */
  paymentRequest: screen<{ readonly name?: string }>('/pages/wallet/paymentRequest'),
  transfers: screen('/pages/wallet/zhuanzhangrecord'),
  /** With what should come of it, the target coin and the amount that is still needed. */
  conversion: screen<OfCoin & { readonly to?: string; readonly need?: string }>('/pages/wallet/zhuanhuan'),
  exchange: screen<OfCoin & { readonly amount?: string }>('/pages/wallet/exchange'),
  conversions: screen('/pages/wallet/zhuanhuanrecord'),
  /** With the view of those at which one is paid. */
  accounts: screen<{ readonly view?: string }>('/pages/bank/bank'),
  addAccount: screen('/pages/bank/bankAdd'),
  editAccount: screen<{ readonly id: string }>('/pages/bank/bankUpdate'),
  earnings: screen('/pages/wallet/bouns'),
  /** With a view, or the sheet that buys or sells, which begins with the activation. */
  level: screen<{ readonly view?: string; readonly sheet?: string }>('/pages/user/level'),
  reinvestment: screen('/pages/user/futou'),
  /** With the market, the side and the quantity that are looked for. */
  market: screen<OfCoin & { readonly network?: string; readonly side?: string; readonly amount?: string }>(
    '/pages/otc/otc',
  ),
  trades: screen('/pages/otc/historyOrderPage'),
  trade: screen<{ readonly id: string }>('/pages/otc/otcOrderDetails'),
  me: screen('/pages/user/user'),
  profile: screen('/pages/user/userEdit'),
  about: screen('/pages/user/aboutUs'),
  security: screen('/pages/user/check'),
  signInMethods: screen('/pages/user/userBindType'),
  contact: screen<{ readonly by?: string }>('/pages/user/primaryProve'),
  verification: screen('/pages/user/seniorProve'),
  loginPassword: screen('/pages/user/editLoginPwd'),
  payPassword: screen('/pages/user/editPayPwd'),
  resetPayPassword: screen('/pages/user/resetPayPwd'),
  linkedAccounts: screen('/pages/user/children'),
  share: screen('/pages/user/share'),
  network: screen<{ readonly root?: string; readonly view?: string }>('/pages/user/network'),
  team: screen('/pages/user/myTeam'),
  /** With the pending node that a notice is about. */
  nodes: screen<{ readonly node?: string }>('/pages/user/userRecommend'),
};
