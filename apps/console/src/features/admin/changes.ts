import type { Change } from '@greenhall/contract/shared/proposal';
import { type ChangedField, CHANGES, type ValueKind } from '@greenhall/domain/admin/proposals';
import { ROLES } from '@greenhall/domain/admin/roles';
import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import { LANGUAGE_NAMES } from '@greenhall/locales/languages';
import type { PlainKey } from '@greenhall/locales/runtime';
import type { Texts } from '../../kit/texts.ts';
import { writtenQuantity } from './parameters/words.ts';

/** How what is changed is called. */
const LABELS: Readonly<Record<ChangedField, PlainKey>> = {
  isOn: 'console.isOn',
  roles: 'operators.roles',
  maySignIn: 'operators.signIn',
  factorLink: 'operators.factorLink',
  alarmTarget: 'operations.target',
  memberAuthenticator: 'ownAccount.authenticator',
  memberPasskeys: 'ownAccount.passkeys',
  parameter: 'parameters.value',
  levelSale: 'console.sale',
  planDay: 'console.effectiveFrom',
  planFigure: 'console.parameter',
  closure: 'console.closure',
  nextSnapshot: 'console.closure.nextSnapshot',
  entity: 'console.entity',
  countries: 'console.countries',
  riskText: 'console.risk',
  agreement: 'content.agreementVersion',
  noticeState: 'console.state',
  noticeLanguages: 'content.languages',
  verificationLevel: 'console.verificationLevel',
  referenceRate: 'console.rates.rate',
  'corrected.take': 'console.corrections.take',
  'corrected.give': 'console.corrections.give',
  'corrected.claim': 'console.corrections.claim',
  bandBp: 'console.market.bandBp',
  minTrade: 'console.market.minTrade',
  paymentMinutes: 'console.market.paymentMinutes',
  releaseMinutes: 'console.market.releaseMinutes',
  settleHours: 'console.market.settleHours',
  minLevelPurchase: 'console.market.minLevelPurchase',
  minLevelSale: 'console.market.minLevelSale',
  refunded: 'console.shopField.refunded',
  goodwill: 'console.shopField.goodwill',
  discount: 'console.shopField.discount',
  coupons: 'console.shopField.coupons',
  price: 'console.shopField.price',
  cost: 'console.shopField.cost',
  transferHours: 'console.restrictedField.transferHours',
  collectHours: 'console.restrictedField.collectHours',
  tradeHours: 'console.restrictedField.tradeHours',
  sharesHours: 'console.restrictedField.sharesHours',
  withdrawHours: 'console.restrictedField.withdrawHours',
  shopHours: 'console.restrictedField.shopHours',
  linkHours: 'console.restrictedField.linkHours',
  messagesHours: 'console.restrictedField.messagesHours',
  protectedTeamHours: 'console.restrictedField.protectedTeamHours',
  inspectedFor: 'console.inspectedFor',
  investigatedDays: 'console.investigatedDays',
  'payIn.kind': 'console.payIn.kind',
  'payIn.holder': 'console.payIn.holder',
  'payIn.account': 'console.payIn.account',
  'payIn.least': 'console.payIn.least',
  'payIn.most': 'console.payIn.most',
  'payIn.hours': 'console.payIn.hours',
  'payIn.text': 'console.payIn.text',
};

/** Roles as they are called, from their names with a space between them. */
export const roleNames = ({ t }: Texts, names: string): string =>
  ROLES.filter((role) => names.split(' ').includes(role))
    .map((role) => t(`operators.role.${role}`))
    .join(', ') || '—';

/** Languages as they are called, from their codes with a space between them. */
const languageNames = (codes: string): string =>
  TEXT_LANGUAGES.filter((language) => codes.split(' ').includes(language))
    .map((language) => LANGUAGE_NAMES[language])
    .join(', ') || '—';

/** How the values of each kind read. */
const READ_AS: Readonly<Record<ValueKind, (texts: Texts, value: string) => string>> = {
  plain: (_, value) => value || '—',
  text: (_, value) => value || '—',
  onOff: ({ t }, value) => t(value === 'on' ? 'console.on' : 'console.off'),
  maySignIn: ({ t }, value) => t(value === 'on' ? 'operators.canSignIn' : 'operators.suspended'),
  roles: roleNames,
  languages: (_, value) => languageNames(value),
  noticeState: ({ t }, value) => t.find(`content.state.${value}`) ?? value,
  inspectionCategory: ({ t }, value) => t.find(`console.inspectFor.${value}`) ?? (value || '—'),
  quantity: writtenQuantity,
  sale: ({ t }, value) => t(value === 'closed' ? 'console.sale.closed' : 'console.sale.open'),
  closure: ({ t }, value) => t(value === 'closed' ? 'console.closure.closed' : 'console.closure.open'),
  payInKind: ({ t }, value) => t.find(`wallet.payIn.${value}`) ?? (value || '—'),
};

/** A change as a sentence. */
export function changeText(texts: Texts, { field, of, from, to }: Change): string {
  const read = READ_AS[CHANGES[field]];
  return `${texts.t(LABELS[field])}${of === undefined ? '' : ` ${of}`}: ${read(texts, from)} → ${read(texts, to)}`;
}
