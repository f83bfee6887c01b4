import { RESTRICTION_KINDS } from '../members/restriction.ts';

/** The groups by which members choose their mail. Rule: notifications#mail. */
export const MAIL_GROUPS = ['coins', 'requests', 'trades', 'orders', 'account'] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

/** The groups by which members choose what their devices announce. Rule: notifications#push. */
export const PUSH_GROUPS = ['messages', 'orders', 'trades', 'notices'] as const;
export type PushGroup = (typeof PUSH_GROUPS)[number];

/** Whether mail of a group is sent to a member who has not chosen. Rule: notifications#mail. */
export const MAIL_BY_DEFAULT: Readonly<Record<MailGroup, boolean>> = {
  coins: false,
  requests: true,
  trades: true,
  orders: true,
  account: true,
};

/**
 * What a parameter of a notification is: the number of a thing, which only a link uses; words as they are; an amount, a
 * price, which is nobody's own sum and exact, or the code of a coin; a moment in ISO 8601; or one of several terms, each with a text.
 */
type Unit = 'id' | 'words' | 'amount' | 'price' | 'coin' | 'moment' | readonly string[];

/** The screens to which notifications lead, by their names. */
export type NoticeScreen =
  | 'record'
  | 'trade'
  | 'market'
  | 'order'
  | 'earnings'
  | 'level'
  | 'recharge'
  | 'recharges'
  | 'withdrawals'
  | 'security'
  | 'profile'
  | 'linkedAccounts'
  | 'nodes'
  | 'reinvestment'
  | 'verification'
  | 'messages';

/** What belongs to a kind of notification. */
interface NoticeClass {
  readonly params: Readonly<Record<string, Unit>>;
  /** Where it leads, and the parameter that is the number of the thing there. */
  readonly to: { readonly screen: NoticeScreen; readonly id?: string };
  /** Whether it is kept under "For me". */
  readonly isKept: boolean;
  /** Always mailed, by choice within a group, or never. */
  readonly mail: 'always' | MailGroup | null;
  readonly push: PushGroup;
}

/** What may have changed of an account's security. */
const SECURITY_CHANGES = [
  'loginPassword',
  'payPassword',
  'phone',
  'email',
  'authenticatorRemoved',
  'passkeyRemoved',
  'lockOn',
  'lockOff',
  'byMain',
] as const;

const ofTrade = { to: { screen: 'trade', id: 'trade' }, isKept: true, mail: 'trades', push: 'trades' } as const;
const ofOrder = { to: { screen: 'order', id: 'order' }, isKept: true, mail: 'orders', push: 'orders' } as const;
const ofRecharge = { to: { screen: 'recharges' }, isKept: true, mail: 'requests', push: 'notices' } as const;
const ofWithdrawal = { to: { screen: 'withdrawals' }, isKept: true, mail: 'requests', push: 'notices' } as const;
const ofSecurity = { to: { screen: 'security' }, isKept: true, mail: 'always', push: 'notices' } as const;
const ofAccount = { isKept: true, mail: 'account', push: 'notices' } as const;

const ofLink = {
  params: { name: 'words' },
  to: { screen: 'linkedAccounts' },
  isKept: true,
  mail: 'account',
  push: 'notices',
} as const;
/** What gives another account power over this one is a matter of security. */
const ofPower = { ...ofLink, mail: 'always' } as const;

/** A further node of the owner has come, or has got or used power over the main account. */
const ofNode = {
  params: { name: 'words' },
  to: { screen: 'reinvestment' },
  isKept: true,
  mail: 'always',
  push: 'notices',
} as const;

/** Every kind of notification with its parameters and its classes. Rule: notifications#kinds. */
export const NOTICES = {
  /** Coins of a transfer have come, at once or after the wait of a first payment; the payer is named as in the bill. */
  coinsReceived: {
    params: { amount: 'amount', coin: 'coin', payer: 'words', movement: 'id' },
    to: { screen: 'record', id: 'movement' },
    isKept: true,
    mail: 'coins',
    push: 'notices',
  },
  /** The bonuses of a settlement, as one. */
  bonusesCredited: {
    params: { mey: 'amount', ftb: 'amount' },
    to: { screen: 'earnings' },
    isKept: true,
    mail: 'coins',
    push: 'notices',
  },
  /** An exact amount can be paid for one hour more. It is not named: rounded it would be another one. */
  exactEnding: { params: { until: 'moment' }, ...ofRecharge, to: { screen: 'recharge' } },
  rechargeBooked: { params: { number: 'words', amount: 'amount' }, ...ofRecharge },
  rechargeRejected: { params: { number: 'words', reason: 'words' }, ...ofRecharge },
  withdrawalApproved: { params: { number: 'words', amount: 'amount' }, ...ofWithdrawal },
  withdrawalRejected: { params: { number: 'words', reason: 'words' }, ...ofWithdrawal },
  /** Money has left: always mailed. */
  withdrawalPaid: { params: { number: 'words', amount: 'amount' }, ...ofWithdrawal, mail: 'always' },
  /** Two operators have corrected a movement; the amount has a sign. */
  corrected: {
    params: { amount: 'amount', coin: 'coin', reason: 'words', movement: 'id' },
    to: { screen: 'record', id: 'movement' },
    isKept: true,
    mail: 'always',
    push: 'notices',
  },
  /** Somebody has taken an own listing of the trading hall. */
  listingTaken: { params: { number: 'words', quantity: 'amount', coin: 'coin', trade: 'id' }, ...ofTrade },
  /** The buyer says that the payment was made. */
  paymentClaimed: { params: { number: 'words', trade: 'id' }, ...ofTrade },
  /** The coins of a trade are the buyer's, who can use them from a moment on. */
  coinsReleased: {
    params: { number: 'words', quantity: 'amount', coin: 'coin', from: 'moment', trade: 'id' },
    ...ofTrade,
  },
  /** Two operators have decided an appeal. */
  appealDecided: { params: { number: 'words', verdict: ['toBuyer', 'toSeller'], trade: 'id' }, ...ofTrade },
  /** A listing that a price alert waits for is in the hall; the quantity is that of the alert, or empty. */
  priceReached: {
    params: { side: ['sale', 'purchase'], coin: 'coin', price: 'price', network: 'words', quantity: 'id' },
    to: { screen: 'market' },
    isKept: true,
    mail: 'trades',
    push: 'trades',
  },
  orderShipped: { params: { number: 'words', carrier: 'words', tracking: 'words', order: 'id' }, ...ofOrder },
  orderRefunded: { params: { number: 'words', amount: 'amount', order: 'id' }, ...ofOrder },
  /** A payment of a level has taken effect. */
  levelCounts: { params: { level: 'words' }, to: { screen: 'level' }, ...ofAccount },
  restricted: {
    params: { kind: RESTRICTION_KINDS, reason: 'words', until: 'moment' },
    to: { screen: 'messages' },
    ...ofAccount,
  },
  restrictionLifted: { params: { kind: RESTRICTION_KINDS }, to: { screen: 'messages' }, ...ofAccount },
  /** A sign-in from a device that was not known. */
  newDevice: { params: { device: 'words', at: 'moment' }, ...ofSecurity },
  factorAdded: { params: { factor: ['authenticator', 'passkey'] }, ...ofSecurity },
  /** Operators have agreed to remove the second factors of the account; it can be stopped until then. */
  factorReset: { params: { until: 'moment' }, ...ofSecurity },
  securityChanged: { params: { change: SECURITY_CHANGES }, ...ofSecurity },
  /** Where goods are sent has changed. */
  addressChanged: {
    params: { change: ['addressAdded', 'addressChanged', 'addressDefault', 'addressRemoved'] },
    to: { screen: 'security' },
    ...ofAccount,
  },
  /** A copy of the own data can be fetched. */
  exportReady: {
    params: { until: 'moment' },
    to: { screen: 'profile' },
    isKept: true,
    mail: 'always',
    push: 'notices',
  },
  /** Reviewers have decided about an identity verification, or it is over. */
  verificationMoved: {
    params: { outcome: ['needMore', 'approved', 'rejected', 'expired'] },
    to: { screen: 'verification' },
    ...ofAccount,
  },
  /** The document of a verification expires soon, on a date in ISO 8601. */
  verificationExpiring: { params: { date: 'words' }, to: { screen: 'verification' }, ...ofAccount },
  linkApplied: ofLink,
  linkBound: ofPower,
  linkRefused: ofLink,
  linkWithdrawn: ofLink,
  linkExpired: ofLink,
  linkEnded: ofLink,
  linkConsentGiven: ofPower,
  linkConsentTaken: ofLink,
  /** The main account has asked for a sign-in to this one. */
  linkSignIn: ofPower,
  /** The main account has collected coins, each sum with its coin. */
  collected: { ...ofPower, params: { name: 'words', sums: 'words' } },
  nodeOpened: ofNode,
  /** The main account has set the node's passwords anew. */
  nodeTaken: ofNode,
  /** The main account lets nodes sign in to it. */
  nodeAllowed: ofNode,
  /** A node has asked for a sign-in to the main account. */
  nodeSignIn: ofNode,
  /** Once, to owners whose nodes could sign in to the main account before that needed a consent. */
  nodesAsk: { params: {}, to: { screen: 'reinvestment' }, ...ofAccount },
  /** A pending member asks its referrer to activate it, with the referrer's own coins. */
  activationAsked: {
    params: { name: 'words', node: 'id' },
    to: { screen: 'nodes', id: 'node' },
    ...ofAccount,
  },
  /** Customer service has answered: the conversation keeps it. */
  supportAnswered: { params: {}, to: { screen: 'messages' }, isKept: false, mail: null, push: 'messages' },
} as const satisfies Readonly<Record<string, NoticeClass>>;

export type NoticeKind = keyof typeof NOTICES;

/** The parameters of a kind, as text. */
export type NoticeParams<K extends NoticeKind> = {
  readonly [P in keyof (typeof NOTICES)[K]['params']]: (typeof NOTICES)[K]['params'][P] extends readonly (infer Term)[]
    ? Term
    : string;
};

/** The class of a kind. */
export function noticeClass(kind: NoticeKind): NoticeClass {
  return NOTICES[kind];
}

/** How long a member's notifications are kept, in days: those that were read, and all. Rule: notifications#kept. */
export const NOTICE_DAYS = { read: 180, all: 400 } as const;

/** The most devices of a member that are told by web push; the oldest goes. Rule: notifications#push. */
export const PUSH_DEVICES = 10;
