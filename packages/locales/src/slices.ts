import type adminDesk from './en/desk/admin.ts';
import type common from './en/common.ts';
import type content from './en/content.ts';
import type contentDesk from './en/desk/content.ts';
import type goodsDesk from './en/desk/goods.ts';
import type desk from './en/desk/shared.ts';
import type errors from './en/errors.ts';
import type guide from './en/guide.ts';
import type home from './en/home.ts';
import type messages from './en/messages.ts';
import type messagesDesk from './en/desk/messages.ts';
import type network from './en/network.ts';
import type orders from './en/orders.ts';
import type ordersDesk from './en/desk/orders.ts';
import type otc from './en/otc.ts';
import type otcDesk from './en/desk/otc.ts';
import type pay from './en/pay.ts';
import type scan from './en/scan.ts';
import type version from './en/version.ts';
import type wallet from './en/wallet.ts';
import type walletDesk from './en/desk/wallet.ts';
import type stock from './en/stock.ts';
import type stockDesk from './en/desk/stock.ts';
import type proof from './en/proof.ts';
import type proofDesk from './en/desk/proof.ts';
import type entry from './en/entry.ts';
import type legal from './en/legal.ts';
import type members from './en/members.ts';
import type membersDesk from './en/desk/members.ts';
import type shop from './en/shop.ts';
import type running from './en/running.ts';
import type security from './en/security.ts';
import type mail from './en/mail.ts';
import type statement from './en/statement.ts';

/** The slices of texts; English is the type of all. */
export interface Slices {
  'desk/admin': typeof adminDesk;
  'desk/shared': typeof desk;
  content: typeof content;
  'desk/content': typeof contentDesk;
  'desk/goods': typeof goodsDesk;
  'desk/members': typeof membersDesk;
  'desk/wallet': typeof walletDesk;
  'desk/stock': typeof stockDesk;
  'desk/otc': typeof otcDesk;
  'desk/proof': typeof proofDesk;
  'desk/orders': typeof ordersDesk;
  mail: typeof mail;
  statement: typeof statement;
  common: typeof common;
  errors: typeof errors;
  guide: typeof guide;
  home: typeof home;
  messages: typeof messages;
  'desk/messages': typeof messagesDesk;
  network: typeof network;
  orders: typeof orders;
  otc: typeof otc;
  pay: typeof pay;
  stock: typeof stock;
  proof: typeof proof;
  entry: typeof entry;
  legal: typeof legal;
  members: typeof members;
  running: typeof running;
  shop: typeof shop;
  security: typeof security;
  scan: typeof scan;
  version: typeof version;
  wallet: typeof wallet;
}

export type SliceName = keyof Slices;

type Union<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never;
/** Every key of every slice with its English text. Keys are unique across slices by their prefix. */
export type Texts = Union<Slices[SliceName]>;
export type Key = keyof Texts;
