import adminDesk from '@greenhall/locales/en/desk/admin';
import common from '@greenhall/locales/en/common';
import content from '@greenhall/locales/en/content';
import contentDesk from '@greenhall/locales/en/desk/content';
import goodsDesk from '@greenhall/locales/en/desk/goods';
import desk from '@greenhall/locales/en/desk/shared';
import entry from '@greenhall/locales/en/entry';
import errors from '@greenhall/locales/en/errors';
import guide from '@greenhall/locales/en/guide';
import home from '@greenhall/locales/en/home';
import ladder from '@greenhall/locales/en/ladder';
import legal from '@greenhall/locales/en/legal';
import members from '@greenhall/locales/en/members';
import membersDesk from '@greenhall/locales/en/desk/members';
import messages from '@greenhall/locales/en/messages';
import messagesDesk from '@greenhall/locales/en/desk/messages';
import network from '@greenhall/locales/en/network';
import notifications from '@greenhall/locales/en/notifications';
import orders from '@greenhall/locales/en/orders';
import ordersDesk from '@greenhall/locales/en/desk/orders';
import otc from '@greenhall/locales/en/otc';
import otcDesk from '@greenhall/locales/en/desk/otc';
import pay from '@greenhall/locales/en/pay';
import proof from '@greenhall/locales/en/proof';
import proofDesk from '@greenhall/locales/en/desk/proof';
import scan from '@greenhall/locales/en/scan';
import terms from '@greenhall/locales/en/terms';
import push from '@greenhall/locales/en/outside/push';
import running from '@greenhall/locales/en/running';
import security from '@greenhall/locales/en/security';
import shop from '@greenhall/locales/en/shop';
import statement from '@greenhall/locales/en/outside/statement';
import stock from '@greenhall/locales/en/stock';
import stockDesk from '@greenhall/locales/en/desk/stock';
import verification from '@greenhall/locales/en/verification';
import verificationDesk from '@greenhall/locales/en/desk/verification';
import version from '@greenhall/locales/en/version';
import wallet from '@greenhall/locales/en/wallet';
import walletPeople from '@greenhall/locales/en/wallet/people';
import walletDesk from '@greenhall/locales/en/desk/wallet';
import type { Language } from '@greenhall/locales/languages';
import { type Dictionary, type Translate, translator } from '@greenhall/locales/runtime';
import type { SliceName } from '@greenhall/locales/slices';

const ENGLISH = [
  adminDesk,
  common,
  content,
  contentDesk,
  desk,
  goodsDesk,
  guide,
  entry,
  errors,
  home,
  ladder,
  legal,
  members,
  membersDesk,
  messages,
  messagesDesk,
  network,
  notifications,
  orders,
  ordersDesk,
  otc,
  otcDesk,
  pay,
  proof,
  proofDesk,
  scan,
  terms,
  push,
  running,
  security,
  shop,
  statement,
  stock,
  stockDesk,
  verification,
  verificationDesk,
  wallet,
  version,
  walletDesk,
  walletPeople,
];

const TEXTS: Dictionary = Object.assign({}, ...ENGLISH);

/** The English texts of both apps, as the screens show them. */
export const t = translator('en', TEXTS);

/** Whether words on a screen are the name of a text that the screen has not loaded. */
export const isNameOfText = (words: string): boolean => words.includes('.') && Object.hasOwn(TEXTS, words);

/** The texts of some slices in a language, as the screens show them. */
export async function textsIn(language: Language, slices: readonly SliceName[]): Promise<Translate> {
  const read = async (slice: SliceName) =>
    ((await import(`@greenhall/locales/${language}/${slice}`)) as { default: Dictionary }).default;
  return translator(language, Object.assign({}, ...(await Promise.all(slices.map(read)))));
}

/** The slices of the member app, each in a file of its own. */
const SLICES: readonly SliceName[] = [
  'common',
  'content',
  'entry',
  'home',
  'members',
  'messages',
  'network',
  'notifications',
  'orders',
  'otc',
  'proof',
  'security',
  'shop',
  'stock',
  'verification',
  'wallet',
];

/** All texts of the member app's titles in a language. */
export const textsOf = (language: Language): Promise<Translate> => textsIn(language, SLICES);
