/** What an entry of the audit log is about. */
export type AuditSubject =
  | 'member'
  | 'person'
  | 'operator'
  | 'session'
  | 'switch'
  | 'alarm'
  | 'alarmTarget'
  | 'investigation'
  | 'check'
  | 'era'
  | 'closure'
  | 'proposal'
  | 'run'
  | 'position'
  | 'recharge'
  | 'withdrawal'
  | 'payInWay'
  | 'market'
  | 'trade'
  | 'appeal'
  | 'tradingLock'
  | 'order'
  | 'goods'
  | 'sku'
  | 'class'
  | 'coupon'
  | 'country'
  | 'productReview'
  | 'words'
  | 'entry'
  | 'picture'
  | 'conversation'
  | 'cannedAnswer'
  | 'snapshot'
  | 'route'
  | 'list'
  | 'view'
  | 'report';

/**
 * Every act that the audit log can name, and what its subject is. The subject of an act is the number of that thing, or its
 * name where it has no number. An act that is missing here does not compile. Rule: admin#audit.
 */
export const AUDIT_ACTS = {
  'operator.signIn': 'operator',
  'operator.recoverySignIn': 'operator',
  'operator.setUp': 'operator',
  'operator.password': 'operator',
  'operator.beginAuthenticator': 'operator',
  'operator.authenticator': 'operator',
  'operator.newFactor': 'operator',
  'operator.recoveryCodes': 'operator',
  'operator.stepUp': 'operator',
  'operator.beginPasskey': 'operator',
  'operator.passkey': 'operator',
  'operator.removePasskey': 'operator',
  'operator.beginApproval': 'operator',
  'operator.endSession': 'session',
  'operator.endSessions': 'operator',
  'operator.link': 'operator',
  'operator.suspend': 'operator',
  'operator.unlock': 'operator',
  'operator.apart': 'operator',
  'operator.declare': 'operator',
  'operator.confirmDeclaration': 'operator',
  'right.refused': 'route',
  'login.unlock': 'member',
  'switch.set': 'switch',
  'switch.stop': 'switch',
  'alarm.acknowledge': 'alarm',
  'alarm.test': 'alarmTarget',
  'ledger.check': 'check',
  'journal.beginEra': 'era',
  'closure.close': 'closure',
  'proposal.propose': 'proposal',
  'proposal.approve': 'proposal',
  'proposal.reject': 'proposal',
  'proposal.withdraw': 'proposal',
  'proposal.apply': 'proposal',
  'proposal.expire': 'proposal',
  'proposal.outdate': 'proposal',
  'proposal.reopen': 'proposal',
  'member.inspect': 'member',
  'member.unmask': 'member',
  'member.open': 'member',
  'member.endInspection': 'member',
  'investigation.end': 'investigation',
  'member.restrict': 'member',
  'member.lift': 'member',
  'content.add': 'entry',
  'content.save': 'entry',
  'content.text': 'entry',
  'content.publish': 'entry',
  'content.withdraw': 'entry',
  'content.picture': 'picture',
  'recharge.approve': 'recharge',
  'recharge.book': 'recharge',
  'recharge.reject': 'recharge',
  'withdrawal.approve': 'withdrawal',
  'withdrawal.look': 'withdrawal',
  'withdrawal.pay': 'withdrawal',
  'withdrawal.reject': 'withdrawal',
  'payInWay.close': 'payInWay',
  'stock.run': 'run',
  'otc.market': 'market',
  'otc.inspect': 'trade',
  'otc.evidence': 'trade',
  'otc.appeal.propose': 'appeal',
  'otc.appeal.decide': 'appeal',
  'messages.look': 'conversation',
  'messages.take': 'conversation',
  'messages.close': 'conversation',
  'messages.handOver': 'conversation',
  'messages.answer': 'conversation',
  'messages.note': 'conversation',
  'messages.addCannedAnswer': 'cannedAnswer',
  'messages.saveCannedAnswer': 'cannedAnswer',
  'messages.withdrawCannedAnswer': 'cannedAnswer',
  'verification.look': 'person',
  'verification.note': 'person',
  'verification.claim': 'person',
  'verification.endorse': 'person',
  'verification.approve': 'person',
  'verification.askMore': 'person',
  'verification.reject': 'person',
  'shop.view': 'order',
  'shop.pack': 'order',
  'shop.ship': 'order',
  'shop.cancel': 'order',
  'shop.refund': 'order',
  'shop.agree': 'order',
  'shop.refuse': 'order',
  'shop.goods': 'goods',
  'shop.goodsState': 'goods',
  'shop.goodsPictures': 'goods',
  'shop.sku': 'sku',
  'shop.stock': 'sku',
  'shop.deliveryText': 'sku',
  'shop.codes': 'sku',
  'shop.class': 'class',
  'shop.coupon': 'coupon',
  'shop.couponEnd': 'coupon',
  'shop.freight': 'country',
  'shop.unserved': 'country',
  'shop.hide': 'productReview',
  'shop.hotWords': 'words',
  'list.export': 'list',
  'list.ask': 'list',
  'view.save': 'view',
  'view.rename': 'view',
  'view.remove': 'view',
  'list.download': 'list',
  'report.export': 'report',
  'proof.take': 'snapshot',
  'proof.whole': 'snapshot',
} as const satisfies Readonly<Record<string, AuditSubject>>;
export type AuditAct = keyof typeof AUDIT_ACTS;

/**
 * The acts that change a thing and are no proposal: the log keeps what was there before and after, of what has changed. What a secret
 * was, such as a text or a code that a shop hands out, and the member accounts of an operator are not kept. Rule: admin#audit.
 */
export const CHANGING_ACTS = [
  'operator.suspend',
  'operator.unlock',
  'operator.confirmDeclaration',
  'login.unlock',
  'switch.set',
  'switch.stop',
  'alarm.acknowledge',
  'closure.close',
  'member.endInspection',
  'investigation.end',
  'member.restrict',
  'member.lift',
  'content.add',
  'content.save',
  'content.text',
  'content.publish',
  'content.withdraw',
  'recharge.approve',
  'recharge.book',
  'recharge.reject',
  'withdrawal.approve',
  'withdrawal.pay',
  'withdrawal.reject',
  'payInWay.close',
  'otc.market',
  'otc.appeal.propose',
  'otc.appeal.decide',
  'messages.take',
  'messages.close',
  'messages.handOver',
  'messages.addCannedAnswer',
  'messages.saveCannedAnswer',
  'messages.withdrawCannedAnswer',
  'verification.claim',
  'verification.endorse',
  'verification.approve',
  'verification.askMore',
  'verification.reject',
  'shop.pack',
  'shop.ship',
  'shop.cancel',
  'shop.refund',
  'shop.agree',
  'shop.refuse',
  'shop.goods',
  'shop.goodsState',
  'shop.goodsPictures',
  'shop.sku',
  'shop.stock',
  'shop.codes',
  'shop.class',
  'shop.coupon',
  'shop.couponEnd',
  'shop.freight',
  'shop.unserved',
  'shop.hide',
  'shop.hotWords',
] as const satisfies readonly AuditAct[];
export type ChangingAct = (typeof CHANGING_ACTS)[number];

/**
 * The other acts, each with why it has nothing before and after: it reads or checks and changes nothing; it adds what stands for itself and is
 * never changed; it is about the operator's own sign-in, factors, sessions and views; or what it sets is a secret. Those of proposals have
 * what the proposal would change. Rule: admin#audit.
 */
interface Unchanging {
  readonly 'operator.signIn': 'own';
  readonly 'operator.recoverySignIn': 'own';
  readonly 'operator.setUp': 'own';
  readonly 'operator.password': 'own';
  readonly 'operator.beginAuthenticator': 'own';
  readonly 'operator.authenticator': 'own';
  readonly 'operator.newFactor': 'own';
  readonly 'operator.recoveryCodes': 'own';
  readonly 'operator.stepUp': 'own';
  readonly 'operator.beginPasskey': 'own';
  readonly 'operator.passkey': 'own';
  readonly 'operator.removePasskey': 'own';
  readonly 'operator.beginApproval': 'own';
  readonly 'operator.endSession': 'own';
  readonly 'operator.endSessions': 'own';
  readonly 'operator.link': 'own';
  readonly 'view.save': 'own';
  readonly 'view.rename': 'own';
  readonly 'view.remove': 'own';
  readonly 'right.refused': 'reads';
  readonly 'alarm.test': 'reads';
  readonly 'ledger.check': 'reads';
  readonly 'member.inspect': 'reads';
  readonly 'member.unmask': 'reads';
  readonly 'member.open': 'reads';
  readonly 'otc.inspect': 'reads';
  readonly 'otc.evidence': 'reads';
  readonly 'messages.look': 'reads';
  readonly 'verification.look': 'reads';
  readonly 'withdrawal.look': 'reads';
  readonly 'shop.view': 'reads';
  readonly 'list.export': 'reads';
  readonly 'list.ask': 'reads';
  readonly 'list.download': 'reads';
  readonly 'report.export': 'reads';
  readonly 'proof.take': 'reads';
  readonly 'proof.whole': 'reads';
  readonly 'operator.apart': 'adds';
  readonly 'journal.beginEra': 'adds';
  readonly 'content.picture': 'adds';
  readonly 'stock.run': 'adds';
  readonly 'messages.answer': 'adds';
  readonly 'messages.note': 'adds';
  readonly 'verification.note': 'adds';
  readonly 'operator.declare': 'secret';
  readonly 'shop.deliveryText': 'secret';
}
export type UnchangingAct = keyof Unchanging;
