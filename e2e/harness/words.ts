import adminDesk from '@greenhall/locales/en/admin-desk';
import common from '@greenhall/locales/en/common';
import consoleTexts from '@greenhall/locales/en/console';
import entry from '@greenhall/locales/en/entry';
import errors from '@greenhall/locales/en/errors';
import home from '@greenhall/locales/en/home';
import legal from '@greenhall/locales/en/legal';
import members from '@greenhall/locales/en/members';
import network from '@greenhall/locales/en/network';
import otc from '@greenhall/locales/en/otc';
import pay from '@greenhall/locales/en/pay';
import proof from '@greenhall/locales/en/proof';
import security from '@greenhall/locales/en/security';
import statement from '@greenhall/locales/en/statement';
import stock from '@greenhall/locales/en/stock';
import wallet from '@greenhall/locales/en/wallet';
import { translator } from '@greenhall/locales/runtime';

const ENGLISH = [
  adminDesk,
  common,
  consoleTexts,
  entry,
  errors,
  home,
  legal,
  members,
  network,
  otc,
  pay,
  proof,
  security,
  statement,
  stock,
  wallet,
];

/** The words on the screens, as the faces say them in English. */
export const t = translator('en', Object.assign({}, ...ENGLISH));
