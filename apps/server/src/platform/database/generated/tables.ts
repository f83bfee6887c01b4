// Generated from the migrations by npm run generate.

import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Owner } from '@greenhall/domain/members/owner';

/** The rows of every table, with the names of their columns in camel case. */
export interface Tables {
  readonly admin_apart: {
    readonly oneId: bigint;
    readonly otherId: bigint;
    readonly at: Date;
  };
  readonly admin_approval: {
    readonly id: string;
    readonly operatorId: bigint;
    readonly sessionId: bigint;
    readonly signedText: string;
    readonly expiresAt: Date;
    readonly requestKey: string | null;
    readonly credentialId: string | null;
    readonly publicKey: Uint8Array | null;
    readonly assertion: string | null;
    readonly usedAt: Date | null;
  };
  readonly admin_check: {
    readonly id: bigint;
    readonly at: Date;
    readonly tookMs: number;
    readonly checks: number;
    readonly broken: unknown;
    readonly operator: string | null;
  };
  readonly admin_declaration: {
    readonly id: bigint;
    readonly operatorId: bigint;
    readonly members: MemberNo[];
    readonly declaredAt: Date;
    readonly confirmedBy: bigint | null;
    readonly confirmedAt: Date | null;
  };
  readonly admin_device: {
    readonly deviceHash: Uint8Array;
    readonly operatorId: bigint;
    readonly seenAt: Date;
  };
  readonly admin_export: {
    readonly id: bigint;
    readonly operatorId: bigint;
    readonly list: string;
    readonly filter: string;
    readonly state: 'waiting' | 'running' | 'done' | 'failed';
    readonly askedAt: Date;
    readonly dueAt: Date | null;
    readonly attempts: number;
    readonly rowCount: number;
    readonly endedAt: Date | null;
    readonly bytes: bigint | null;
    readonly sha256: string | null;
    readonly failure: 'rows' | 'right' | 'asked' | 'attempts' | null;
  };
  readonly admin_export_turn: {
    readonly operatorId: bigint;
    readonly until: Date;
  };
  readonly admin_factor_link: {
    readonly tokenHash: Uint8Array;
    readonly operatorId: bigint;
    readonly email: string;
    readonly totpSecret: string | null;
    readonly expiresAt: Date;
    readonly usedAt: Date | null;
  };
  readonly admin_operator: {
    readonly id: bigint;
    readonly username: string;
    readonly passwordHash: string;
    readonly totpSecret: string;
    readonly totpLastStep: bigint;
    readonly createdAt: Date;
    readonly roles: string[];
    readonly email: string | null;
    readonly mailbox: string | null;
    readonly suspendedAt: Date | null;
    readonly nextTotpSecret: string | null;
    readonly nextTotpAt: Date | null;
  };
  readonly admin_passkey: {
    readonly id: bigint;
    readonly operatorId: bigint;
    readonly credentialId: string;
    readonly publicKey: Uint8Array;
    readonly counter: bigint;
    readonly name: string;
    readonly createdAt: Date;
  };
  readonly admin_passkey_flow: {
    readonly id: string;
    readonly kind: 'add' | 'login';
    readonly operatorId: bigint | null;
    readonly challenge: string;
    readonly expiresAt: Date;
  };
  readonly admin_recovery_code: {
    readonly operatorId: bigint;
    readonly codeHash: Uint8Array;
  };
  readonly admin_session: {
    readonly id: bigint;
    readonly operatorId: bigint;
    readonly tokenHash: Uint8Array;
    readonly device: string;
    readonly network: string;
    readonly createdAt: Date;
    readonly seenAt: Date;
    readonly endedAt: Date | null;
    readonly provedUntil: Date | null;
  };
  readonly admin_setup_link: {
    readonly tokenHash: Uint8Array;
    readonly totpSecret: string | null;
    readonly expiresAt: Date;
    readonly usedAt: Date | null;
    readonly roles: string[];
    readonly email: string | null;
    readonly mailbox: string | null;
  };
  readonly admin_view: {
    readonly id: bigint;
    readonly operatorId: bigint;
    readonly list: string;
    readonly name: string;
    readonly asked: string;
    readonly savedAt: Date;
  };
  readonly chain_claim: {
    readonly network: 'BEP20' | 'TRC20';
    readonly txid: string;
    readonly log: number | null;
    readonly kind: 'trade' | 'recharge' | 'withdrawal';
    readonly ref: bigint;
    readonly at: Date;
  };
  readonly content_entry: {
    readonly id: bigint;
    readonly kind: 'news' | 'notice' | 'question' | 'about' | 'agreement' | 'banner' | 'shopText';
    readonly state: 'draft' | 'published' | 'withdrawn' | 'discarded';
    readonly version: number;
    readonly isImportant: boolean;
    readonly topic: string | null;
    readonly place: number;
    readonly picture: string | null;
    readonly link: unknown;
    readonly visibleFrom: Date | null;
    readonly visibleUntil: Date | null;
    readonly madeBy: string;
    readonly madeAt: Date;
    readonly publishedAt: Date | null;
    readonly shownAt: Date | null;
    readonly agreementVersion: number | null;
    readonly toldAt: Date | null;
  };
  readonly content_picture: {
    readonly file: string;
    readonly width: number;
    readonly height: number;
    readonly addedBy: string;
    readonly addedAt: Date;
  };
  readonly content_read: {
    readonly memberNo: MemberNo;
    readonly entryId: bigint;
  };
  readonly content_reader: {
    readonly memberNo: MemberNo;
    readonly readUntil: Date;
  };
  readonly content_text: {
    readonly entryId: bigint;
    readonly language: string;
    readonly version: number;
    readonly title: string;
    readonly summary: string;
    readonly body: unknown;
    readonly savedBy: string;
    readonly savedAt: Date;
  };
  readonly content_text_version: {
    readonly entryId: bigint;
    readonly language: string;
    readonly version: number;
    readonly title: string;
    readonly summary: string;
    readonly body: unknown;
    readonly savedBy: string;
    readonly savedAt: Date;
  };
  readonly identity_attempt: {
    readonly kind: string;
    readonly subject: string;
    readonly source: string;
    readonly failures: number;
    readonly waits: number;
    readonly blockedUntil: Date | null;
    readonly since: Date;
    readonly lastAt: Date;
  };
  readonly identity_challenge: {
    readonly id: string;
    readonly action: string;
    readonly answer: number;
    readonly workHash: Uint8Array;
    readonly tries: number;
    readonly ticketHash: Uint8Array | null;
    readonly spentAt: Date | null;
    readonly expiresAt: Date;
  };
  readonly identity_code: {
    readonly id: bigint;
    readonly purpose: string;
    readonly channel: string;
    readonly address: string;
    readonly codeHash: Uint8Array;
    readonly tries: number;
    readonly createdAt: Date;
    readonly expiresAt: Date;
    readonly spentAt: Date | null;
  };
  readonly identity_contact: {
    readonly channel: 'phone' | 'email';
    readonly address: string;
    readonly slot: number;
    readonly memberNo: MemberNo;
    readonly mailbox: string;
  };
  readonly identity_credential: {
    readonly memberNo: MemberNo;
    readonly username: string;
    readonly loginHash: string;
    readonly payHash: string;
    readonly payVersion: number;
    readonly invitationCode: string;
    readonly totpSecret: string | null;
    readonly totpConfirmed: boolean;
    readonly totpLastStep: bigint;
    readonly transferLock: boolean;
    readonly unlockedAt: Date | null;
    readonly changes: unknown;
    readonly language: string | null;
    readonly createdAt: Date;
    readonly outgoingVersion: number;
  };
  readonly identity_device: {
    readonly kind: string;
    readonly subject: string;
    readonly deviceHash: Uint8Array;
    readonly seenAt: Date;
  };
  readonly identity_hand_off: {
    readonly codeHash: Uint8Array;
    readonly issuer: bigint;
    readonly target: MemberNo;
    readonly companionHash: Uint8Array;
    readonly expiresAt: Date;
    readonly spentAt: Date | null;
  };
  readonly identity_passkey: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly credentialId: string;
    readonly publicKey: Uint8Array;
    readonly counter: bigint;
    readonly name: string;
    readonly createdAt: Date;
  };
  readonly identity_passkey_flow: {
    readonly id: string;
    readonly kind: 'add' | 'login' | 'act';
    readonly memberNo: MemberNo | null;
    readonly challenge: string;
    readonly expiresAt: Date;
    readonly sessionId: bigint | null;
    readonly act: Uint8Array | null;
  };
  readonly identity_session: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly tokenHash: Uint8Array;
    readonly previousHash: Uint8Array | null;
    readonly companionHash: Uint8Array;
    readonly actingFor: boolean;
    readonly device: string;
    readonly network: string;
    readonly createdAt: Date;
    readonly rotatedAt: Date;
    readonly seenAt: Date;
    readonly endedAt: Date | null;
    readonly actedBy: MemberNo | null;
    readonly hasArrived: boolean;
  };
  readonly identity_spent_token: {
    readonly tokenHash: Uint8Array;
    readonly sessionId: bigint;
  };
  readonly ledger_account: {
    readonly id: bigint;
    readonly owner: bigint;
    readonly coin: string;
    readonly purpose: string;
    readonly ref: bigint;
    readonly overdraft: boolean;
    readonly balance: bigint;
  };
  readonly ledger_day: {
    readonly day: number;
    readonly through: bigint;
    readonly publishedAt: Date;
  };
  readonly ledger_day_balance: {
    readonly day: number;
    readonly coin: string;
    readonly purpose: string;
    readonly balance: bigint;
  };
  readonly ledger_day_flow: {
    readonly day: number;
    readonly kind: string;
    readonly coin: string;
    readonly source: string;
    readonly target: string;
    readonly postings: number;
    readonly amount: bigint;
  };
  readonly ledger_entry: {
    readonly accountId: bigint;
    readonly postingId: bigint;
    readonly delta: bigint;
    readonly balance: bigint;
  };
  readonly ledger_era: {
    readonly number: number;
    readonly afterId: bigint;
    readonly firstXact: bigint;
    readonly begunAt: Date;
  };
  readonly ledger_journal: {
    readonly sequence: bigint;
    readonly lastXact: bigint;
    readonly lastId: bigint;
    readonly postings: number;
    readonly previous: Uint8Array;
    readonly hash: Uint8Array;
    readonly sealedAt: Date;
    readonly era: number;
  };
  readonly ledger_posting: {
    readonly id: bigint;
    readonly transactionId: bigint;
    readonly kind: string;
    readonly coin: string;
    readonly fromAccount: bigint;
    readonly toAccount: bigint;
    readonly amount: bigint;
    readonly reference: string;
    readonly reverses: bigint | null;
    readonly at: Date;
    readonly xact: bigint;
  };
  readonly members_export: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly state: 'asked' | 'ready' | 'handed' | 'fetched' | 'expired';
    readonly name: string;
    readonly content: Uint8Array | null;
    readonly askedAt: Date;
    readonly readyAt: Date | null;
    readonly expiresAt: Date | null;
    readonly endedAt: Date | null;
    readonly fetchedAt: Date | null;
    readonly fetchedBy: bigint | null;
  };
  readonly members_inspection: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly operator: string;
    readonly reason: string;
    readonly at: Date;
    readonly contactSeen: boolean;
    readonly operatorId: bigint | null;
    readonly roles: string | null;
    readonly category: 'help' | 'payment' | 'trade' | 'identity' | 'security' | 'law' | null;
    readonly endsAt: Date | null;
    readonly endedAt: Date | null;
    readonly approvedById: bigint | null;
    readonly investigationId: bigint | null;
  };
  readonly members_investigation: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly reason: string;
    readonly proposedBy: string;
    readonly proposedById: bigint;
    readonly approvedById: bigint;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly endedAt: Date | null;
    readonly endedBy: string | null;
    readonly endedFor: string | null;
  };
  readonly members_launch: {
    readonly version: number;
    readonly entity: string;
    readonly countries: unknown;
    readonly risk: unknown;
    readonly proposedBy: string;
    readonly proposedAt: Date;
    readonly decidedBy: string | null;
    readonly decidedAt: Date | null;
    readonly proposedById: bigint | null;
    readonly decidedById: bigint | null;
  };
  readonly members_level_closing: {
    readonly id: bigint;
    readonly level: number;
    readonly closedAt: Date;
    readonly closedBy: bigint;
    readonly openedAt: Date | null;
    readonly openedBy: bigint | null;
  };
  readonly members_member: {
    readonly memberNo: MemberNo;
    readonly owner: Owner;
    readonly nickname: string | null;
    readonly avatar: string;
    readonly country: string | null;
    readonly language: string | null;
    readonly status: 'pending' | 'active' | 'closed';
    readonly chosenLevel: number;
    readonly level: number;
    readonly bought: number;
    readonly nodeFuel: bigint;
    readonly feesPaid: bigint;
    readonly countedIncome: bigint;
    readonly agreement: string;
    readonly joinedAt: Date;
    readonly pendingUntil: Date | null;
    readonly carryA: bigint;
    readonly carryB: bigint;
    readonly newA: bigint;
    readonly newB: bigint;
    readonly riskVersion: number | null;
  };
  readonly members_plan: {
    readonly version: number;
    readonly plan: unknown;
    readonly effectiveDay: number;
    readonly proposedBy: string;
    readonly proposedAt: Date;
    readonly decidedBy: string | null;
    readonly decidedAt: Date | null;
    readonly proposedById: bigint | null;
    readonly decidedById: bigint | null;
    readonly proposal: bigint | null;
  };
  readonly members_restriction: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly owner: Owner;
    readonly kind: 'transfer' | 'collect' | 'trade' | 'shares' | 'withdraw' | 'shop' | 'link' | 'messages' | 'protectedTeam';
    readonly reason: string;
    readonly isAlone: boolean;
    readonly setBy: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly liftedAt: Date | null;
    readonly liftedBy: string | null;
    readonly liftedFor: string | null;
  };
  readonly messages_canned_answer: {
    readonly id: bigint;
    readonly title: string;
    readonly version: number;
    readonly savedBy: string;
    readonly savedAt: Date;
    readonly withdrawnAt: Date | null;
  };
  readonly messages_canned_text: {
    readonly cannedId: bigint;
    readonly language: string;
    readonly text: string;
  };
  readonly messages_conversation: {
    readonly memberNo: MemberNo;
    readonly state: 'waiting' | 'answered' | 'closed';
    readonly version: number;
    readonly lastNumber: number;
    readonly memberDelivered: number;
    readonly memberRead: number;
    readonly deskDelivered: number;
    readonly deskRead: number;
    readonly holderId: bigint | null;
    readonly holder: string | null;
    readonly waitingSince: Date | null;
    readonly lastAt: Date;
    readonly waitingPosition: bigint | null;
    readonly position: bigint;
  };
  readonly messages_look: {
    readonly operatorId: bigint;
    readonly memberNo: MemberNo;
    readonly at: Date;
  };
  readonly messages_matter: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly number: number;
    readonly topic: 'hall' | 'shop' | 'payment' | 'verification' | 'account' | 'other';
    readonly referenceKind: 'order' | 'trade' | 'recharge' | 'withdrawal' | 'request' | null;
    readonly referenceId: bigint | null;
    readonly referenceNumber: string | null;
    readonly beganAt: Date;
    readonly closedAt: Date | null;
    readonly rating: 'helpful' | 'notHelpful' | 'declined' | null;
    readonly ratingText: string;
    readonly ratedAt: Date | null;
  };
  readonly messages_message: {
    readonly memberNo: MemberNo;
    readonly number: number;
    readonly by: 'member' | 'desk';
    readonly key: string;
    readonly text: string;
    readonly picture: string | null;
    readonly referenceKind: 'order' | 'trade' | 'recharge' | 'withdrawal' | 'request' | null;
    readonly referenceId: bigint | null;
    readonly referenceNumber: string | null;
    readonly operator: string | null;
    readonly cannedId: bigint | null;
    readonly at: Date;
  };
  readonly messages_note: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly operator: string;
    readonly text: string;
    readonly at: Date;
  };
  readonly network_ask: {
    readonly memberNo: MemberNo;
    readonly askedAt: Date;
  };
  readonly network_ask_mute: {
    readonly sponsor: MemberNo;
    readonly memberNo: MemberNo;
    readonly mutedAt: Date;
  };
  readonly network_count: {
    readonly memberNo: MemberNo;
    readonly inA: number;
    readonly inB: number;
  };
  readonly network_count_change: {
    readonly id: bigint;
    readonly parent: MemberNo;
    readonly zone: string;
    readonly delta: number;
  };
  readonly network_link: {
    readonly id: bigint;
    readonly main: MemberNo;
    readonly sub: MemberNo;
    readonly state: 'applied' | 'bound' | 'refused' | 'withdrawn' | 'expired' | 'ended';
    readonly appliedAt: Date;
    readonly expiresAt: Date;
    readonly boundAt: Date | null;
    readonly closedAt: Date | null;
    readonly maySignIn: boolean;
    readonly signInChangedAt: Date | null;
    readonly mayCollect: boolean;
    readonly collectChangedAt: Date | null;
  };
  readonly network_node: {
    readonly memberNo: MemberNo;
    readonly sponsor: MemberNo | null;
    readonly parent: MemberNo | null;
    readonly zone: 'A' | 'B' | null;
    readonly depth: number;
    readonly generation: number;
    readonly placedAt: Date;
  };
  readonly network_parent_access: {
    readonly memberNo: MemberNo;
    readonly givenAt: Date;
  };
  readonly notifications_choice: {
    readonly memberNo: MemberNo;
    readonly mail: unknown;
    readonly push: unknown;
  };
  readonly notifications_device: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly sessionId: bigint;
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
    readonly language: string;
    readonly at: Date;
  };
  readonly notifications_mail: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly kind: string;
    readonly params: unknown;
    readonly channel: 'email' | 'phone';
    readonly address: string;
    readonly madeAt: Date;
    readonly dueAt: Date;
    readonly attempts: number;
  };
  readonly notifications_notice: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly kind: string;
    readonly params: unknown;
    readonly at: Date;
    readonly isRead: boolean;
  };
  readonly notifications_push: {
    readonly id: bigint;
    readonly deviceId: bigint;
    readonly topic: string;
    readonly madeAt: Date;
    readonly dueAt: Date;
    readonly attempts: number;
  };
  readonly notifications_push_key: {
    readonly isOnly: boolean;
    readonly publicKey: string;
    readonly sealedKey: string;
  };
  readonly otc_alert: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly slot: number;
    readonly coin: string;
    readonly network: 'BEP20' | 'TRC20' | null;
    readonly side: 'purchase' | 'sale';
    readonly price: bigint;
    readonly priceRank: bigint;
    readonly quantity: bigint | null;
    readonly madeAt: Date;
    readonly toldOn: unknown;
  };
  readonly otc_appeal: {
    readonly id: bigint;
    readonly tradeId: bigint;
    readonly openedBy: 'buyer' | 'seller' | 'system';
    readonly reason: string;
    readonly voucher: string | null;
    readonly state: 'inReview' | 'processed' | 'revoked';
    readonly clockLeftMs: bigint;
    readonly verdict: 'toBuyer' | 'toSeller' | null;
    readonly verdictReason: string | null;
    readonly proposedBy: string | null;
    readonly proposedAt: Date | null;
    readonly decidedBy: string | null;
    readonly madeAt: Date;
    readonly decidedAt: Date | null;
    readonly proposedById: bigint | null;
    readonly decidedById: bigint | null;
  };
  readonly otc_appeal_answer: {
    readonly appealId: bigint;
    readonly by: 'buyer' | 'seller';
    readonly text: string;
    readonly voucher: string | null;
    readonly at: Date;
  };
  readonly otc_head: {
    readonly network: 'BEP20' | 'TRC20';
    readonly block: bigint;
  };
  readonly otc_inspection: {
    readonly id: bigint;
    readonly tradeId: bigint;
    readonly operator: string;
    readonly reason: string;
    readonly at: Date;
    readonly operatorId: bigint | null;
    readonly roles: string | null;
  };
  readonly otc_listing: {
    readonly id: bigint;
    readonly marketId: bigint;
    readonly memberNo: MemberNo;
    readonly side: 'purchase' | 'sale';
    readonly price: bigint;
    readonly quantity: bigint;
    readonly remaining: bigint;
    readonly feeLeft: bigint;
    readonly minTrade: bigint;
    readonly maxTrade: bigint;
    readonly releaseOnProof: boolean;
    readonly accountId: bigint;
    readonly accountLabel: string;
    readonly address: string;
    readonly state: 'toBeTraded' | 'inTransaction' | 'completed' | 'revoked';
    readonly listedOn: unknown;
    readonly daySlot: number;
    readonly madeAt: Date;
    readonly priceRank: bigint | null;
    readonly feeBp: number;
    readonly alone: boolean;
  };
  readonly otc_mark: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly trader: MemberNo;
    readonly mark: 'favourite' | 'blocked';
    readonly at: Date;
  };
  readonly otc_market: {
    readonly id: bigint;
    readonly coin: string;
    readonly network: 'BEP20' | 'TRC20';
    readonly kind: 'cash' | 'crypto';
    readonly isOpen: boolean;
    readonly bandBp: number;
    readonly startPrice: bigint;
    readonly minTrade: bigint;
    readonly paymentMinutes: number;
    readonly releaseMinutes: number;
    readonly settleHours: number;
    readonly minLevelPurchase: number;
    readonly minLevelSale: number;
    readonly summedUntil: Date;
  };
  readonly otc_message: {
    readonly id: bigint;
    readonly tradeId: bigint;
    readonly memberNo: MemberNo;
    readonly text: string;
    readonly image: string | null;
    readonly at: Date;
  };
  readonly otc_minute: {
    readonly marketId: bigint;
    readonly minute: Date;
    readonly quantity: bigint;
    readonly total: bigint;
  };
  readonly otc_outage: {
    readonly id: bigint;
    readonly network: 'BEP20' | 'TRC20' | null;
    readonly beganAt: Date;
    readonly endedAt: Date | null;
    readonly moved: number;
  };
  readonly otc_picture: {
    readonly name: string;
    readonly hash: Uint8Array;
    readonly tradeId: bigint;
    readonly at: Date;
    readonly fingerprint: string | null;
  };
  readonly otc_pulse: {
    readonly one: boolean;
    readonly at: Date;
  };
  readonly otc_trade: {
    readonly id: bigint;
    readonly number: string;
    readonly listingId: bigint;
    readonly marketId: bigint;
    readonly coin: string;
    readonly network: string;
    readonly buyer: MemberNo;
    readonly seller: MemberNo;
    readonly quantity: bigint;
    readonly price: bigint;
    readonly total: bigint;
    readonly fee: bigint;
    readonly ofListing: boolean;
    readonly releaseOnProof: boolean;
    readonly buyerLabel: string;
    readonly buyerAddress: string;
    readonly buyerProved: boolean;
    readonly sellerLabel: string;
    readonly sellerAddress: string;
    readonly paymentMs: number;
    readonly releaseMs: number;
    readonly settleMs: number;
    readonly state: 'waitForPayment' | 'waitForConfirmation' | 'paymentError' | 'receiptError' | 'completed' | 'canceled';
    readonly event: string | null;
    readonly clockFrom: Date;
    readonly dueAt: Date | null;
    readonly pausedMs: bigint;
    readonly nextBlock: bigint | null;
    readonly txid: string | null;
    readonly voucher: string | null;
    readonly claims: number;
    readonly claimedAt: Date | null;
    readonly judgement: unknown;
    readonly judgedAt: Date | null;
    readonly provedAt: Date | null;
    readonly madeAt: Date;
    readonly closedAt: Date | null;
    readonly tookMs: bigint | null;
    readonly settlesAt: Date | null;
    readonly settledAt: Date | null;
    readonly chainVoucher: boolean;
  };
  readonly otc_trade_step: {
    readonly id: bigint;
    readonly tradeId: bigint;
    readonly event: string;
    readonly state: string;
    readonly by: 'buyer' | 'seller' | 'system' | 'desk';
    readonly at: Date;
  };
  readonly otc_trader: {
    readonly memberNo: MemberNo;
    readonly completed: number;
    readonly failed: number;
    readonly medianMs: bigint | null;
  };
  readonly platform_alarm: {
    readonly name: string;
    readonly day: unknown;
    readonly raised: number;
    readonly lastAt: Date;
    readonly detail: unknown;
  };
  readonly platform_alarm_acknowledged: {
    readonly name: string;
    readonly day: unknown;
    readonly raised: number;
    readonly operator: string;
    readonly reason: string | null;
    readonly at: Date;
  };
  readonly platform_alarm_cause: {
    readonly name: string;
    readonly cause: string;
    readonly since: Date;
    readonly raisedAt: Date | null;
    readonly overAt: Date | null;
  };
  readonly platform_alarm_delivery: {
    readonly id: bigint;
    readonly targetId: bigint;
    readonly alarm: string;
    readonly what: 'raised' | 'over' | 'test';
    readonly cause: string;
    readonly at: Date;
    readonly attempts: number;
    readonly dueAt: Date | null;
    readonly deliveredAt: Date | null;
    readonly failedAt: Date | null;
    readonly error: string | null;
  };
  readonly platform_alarm_target: {
    readonly id: bigint;
    readonly kind: 'mail' | 'webhook';
    readonly address: string;
    readonly language: string;
    readonly sealed: string;
    readonly proposedAt: Date;
    readonly openedAt: Date | null;
    readonly closedAt: Date | null;
  };
  readonly platform_audit: {
    readonly sequence: bigint;
    readonly operator: string | null;
    readonly act: string;
    readonly subject: string | null;
    readonly detail: unknown;
    readonly at: Date;
    readonly previous: Uint8Array;
    readonly hash: Uint8Array;
    readonly form: 1 | 2;
    readonly role: string | null;
    readonly session: bigint | null;
    readonly request: string | null;
    readonly network: string | null;
    readonly subjectKind: string | null;
    readonly reason: string | null;
    readonly proposal: bigint | null;
    readonly before: unknown;
    readonly after: unknown;
  };
  readonly platform_backup: {
    readonly id: bigint;
    readonly at: Date;
    readonly takenAt: Date | null;
    readonly tookMs: number;
    readonly outcome: 'restored' | 'broken' | 'noRoom';
    readonly fault: string | null;
  };
  readonly platform_built: {
    readonly hash: string;
    readonly version: string;
    readonly servedAt: Date;
    readonly files: unknown;
  };
  readonly platform_closure: {
    readonly id: bigint;
    readonly restoredAt: Date;
    readonly takenAt: Date;
    readonly closedAt: Date;
    readonly mayEnter: string[];
    readonly openedAt: Date | null;
    readonly openedBy: string[] | null;
    readonly highestSnapshot: bigint | null;
  };
  readonly platform_event: {
    readonly id: bigint;
    readonly channel: string;
    readonly event: unknown;
    readonly at: Date;
    readonly sequence: bigint | null;
    readonly members: MemberNo[] | null;
    readonly numberedAt: Date | null;
  };
  readonly platform_files: {
    readonly single: boolean;
    readonly installation: string;
  };
  readonly platform_idempotency: {
    readonly scope: string;
    readonly key: string;
    readonly requestHash: Uint8Array;
    readonly answer: unknown;
    readonly createdAt: Date;
  };
  readonly platform_installation: {
    readonly onlyOne: boolean;
    readonly fingerprint: Uint8Array;
    readonly since: Date;
  };
  readonly platform_lease: {
    readonly name: string;
    readonly holder: string;
    readonly fence: bigint;
    readonly until: Date;
  };
  readonly platform_limit: {
    readonly name: string;
    readonly subject: string;
    readonly windowStart: Date;
    readonly used: number;
  };
  readonly platform_live_ticket: {
    readonly hash: Uint8Array;
    readonly memberNo: MemberNo | null;
    readonly sessionId: bigint;
    readonly expiresAt: Date;
    readonly operatorId: bigint | null;
  };
  readonly platform_migration: {
    readonly name: string;
    readonly hash: string;
    readonly appliedAt: Date;
    readonly kind: 'expand' | 'contract';
    readonly needs: string | null;
  };
  readonly platform_parameter: {
    readonly name: string;
    readonly version: number;
    readonly value: bigint;
    readonly effectiveAt: Date;
    readonly proposedBy: bigint;
    readonly approvedBy: bigint;
  };
  readonly platform_presence: {
    readonly socket: string;
    readonly thing: string;
    readonly operatorId: bigint;
    readonly since: Date;
    readonly until: Date;
  };
  readonly platform_process: {
    readonly id: string;
    readonly kind: 'all' | 'web' | 'worker';
    readonly host: string;
    readonly port: number;
    readonly version: string;
    readonly startedAt: Date;
    readonly seenAt: Date;
    readonly newest: string;
  };
  readonly platform_proposal: {
    readonly id: bigint;
    readonly kind: string;
    readonly subject: string;
    readonly body: unknown;
    readonly difference: unknown;
    readonly beneficiary: bigint | null;
    readonly reason: string;
    readonly state: 'proposed' | 'approved' | 'applied' | 'rejected' | 'expired' | 'withdrawn' | 'stale';
    readonly makerId: bigint;
    readonly maker: string;
    readonly createdAt: Date;
    readonly expiresAt: Date;
    readonly checkerId: bigint | null;
    readonly checker: string | null;
    readonly decidedAt: Date | null;
    readonly decision: string | null;
    readonly notBefore: Date | null;
    readonly appliedAt: Date | null;
    readonly beneficiaryOperator: bigint | null;
    readonly about: unknown;
    readonly seal: Uint8Array | null;
  };
  readonly platform_refused_right: {
    readonly operator: bigint;
    readonly route: string;
    readonly minute: Date;
  };
  readonly platform_sweep: {
    readonly name: string;
    readonly startedAt: Date;
    readonly tookMs: number;
    readonly failures: number;
    readonly failedAt: Date | null;
    readonly error: string | null;
  };
  readonly platform_switch: {
    readonly name: string;
    readonly on: boolean;
  };
  readonly proof_block: {
    readonly snapshot: bigint;
    readonly place: number;
    readonly hash: Uint8Array;
    readonly sums: bigint[];
  };
  readonly proof_leaf: {
    readonly snapshot: bigint;
    readonly place: number;
    readonly memberNo: MemberNo;
    readonly sums: bigint[];
  };
  readonly proof_received: {
    readonly memberNo: MemberNo;
    readonly amount: bigint;
  };
  readonly proof_snapshot: {
    readonly number: bigint;
    readonly takenAt: Date;
    readonly settled: number | null;
    readonly head: unknown;
    readonly hash: string;
    readonly countedBonus: bigint;
    readonly countedFill: bigint;
  };
  readonly shop_address: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly name: string;
    readonly phone: string;
    readonly country: string;
    readonly lines: string;
    readonly isDefault: boolean;
    readonly usableAt: Date;
    readonly changedAt: Date;
  };
  readonly shop_blocked_word: {
    readonly words: string;
  };
  readonly shop_cart: {
    readonly memberNo: MemberNo;
    readonly revision: bigint;
  };
  readonly shop_cart_line: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly skuId: bigint;
    readonly num: number;
    readonly isTicked: boolean;
    readonly priceSeen: bigint;
  };
  readonly shop_class: {
    readonly id: bigint;
    readonly parentId: bigint | null;
    readonly place: number;
    readonly isShown: boolean;
  };
  readonly shop_class_text: {
    readonly classId: bigint;
    readonly language: string;
    readonly name: string;
  };
  readonly shop_code: {
    readonly id: bigint;
    readonly skuId: bigint;
    readonly sealed: string;
    readonly lineId: bigint | null;
  };
  readonly shop_coupon: {
    readonly id: bigint;
    readonly code: string | null;
    readonly fixed: bigint | null;
    readonly percentBp: number | null;
    readonly cap: bigint | null;
    readonly minimum: bigint;
    readonly goodsId: bigint | null;
    readonly classId: bigint | null;
    readonly fromAt: Date;
    readonly untilAt: Date;
    readonly number: number;
    readonly claimed: number;
    readonly withdrawnAt: Date | null;
    readonly madeAt: Date;
    readonly issuedAloneBy: bigint | null;
  };
  readonly shop_coupon_claim: {
    readonly id: bigint;
    readonly couponId: bigint;
    readonly memberNo: MemberNo;
    readonly state: 'claimed' | 'held' | 'used';
    readonly orderId: bigint | null;
    readonly claimedAt: Date;
  };
  readonly shop_delivery_text: {
    readonly skuId: bigint;
    readonly sealed: string;
  };
  readonly shop_freight: {
    readonly country: string;
    readonly first: bigint;
    readonly further: bigint;
    readonly freeFrom: bigint | null;
    readonly changedAt: Date;
    readonly leastDays: number | null;
    readonly mostDays: number | null;
  };
  readonly shop_goods: {
    readonly id: bigint;
    readonly classId: bigint;
    readonly kind: 1 | 2;
    readonly label: string;
    readonly state: 'draft' | 'onSale' | 'offSale';
    readonly sold: bigint;
    readonly priceFrom: bigint | null;
    readonly version: number;
    readonly madeAt: Date;
    readonly changedAt: Date;
    readonly reviews: number;
    readonly stars: bigint;
  };
  readonly shop_goods_picture: {
    readonly goodsId: bigint;
    readonly place: number;
    readonly file: string;
  };
  readonly shop_goods_text: {
    readonly goodsId: bigint;
    readonly language: string;
    readonly name: string;
    readonly summary: string;
    readonly details: unknown;
  };
  readonly shop_hot_word: {
    readonly words: string;
    readonly source: 'operators' | 'searches';
    readonly place: number;
    readonly language: string;
  };
  readonly shop_interest: {
    readonly id: bigint;
    readonly skuId: bigint | null;
    readonly couponId: bigint | null;
    readonly operatorId: bigint;
    readonly at: Date;
  };
  readonly shop_order: {
    readonly id: bigint;
    readonly number: string;
    readonly memberNo: MemberNo;
    readonly owner: Owner;
    readonly kind: 'shipped' | 'service';
    readonly state: 'toPay' | 'toShip' | 'toReceive' | 'completed' | 'afterSale' | 'canceled';
    readonly cameFrom: 'toShip' | 'toReceive' | 'completed' | null;
    readonly goods: bigint;
    readonly discount: bigint;
    readonly freight: bigint;
    readonly total: bigint;
    readonly refunded: bigint;
    readonly freightRefunded: bigint;
    readonly earned: bigint;
    readonly goodwill: bigint;
    readonly claimId: bigint | null;
    readonly note: string | null;
    readonly address: unknown;
    readonly packableAt: Date | null;
    readonly madeAt: Date;
    readonly dueAt: Date | null;
    readonly clockLeftMs: bigint | null;
    readonly paidAt: Date | null;
    readonly packedAt: Date | null;
    readonly carrier: string | null;
    readonly tracking: string | null;
    readonly shippedAt: Date | null;
    readonly extendedAt: Date | null;
    readonly revealedAt: Date | null;
    readonly completedAt: Date | null;
    readonly canceledAt: Date | null;
    readonly closedAt: Date | null;
  };
  readonly shop_order_interest: {
    readonly orderId: bigint;
    readonly operatorId: bigint;
    readonly at: Date;
  };
  readonly shop_order_line: {
    readonly id: bigint;
    readonly orderId: bigint;
    readonly place: number;
    readonly goodsId: bigint;
    readonly skuId: bigint;
    readonly names: unknown;
    readonly options: unknown;
    readonly picture: string | null;
    readonly delivery: string | null;
    readonly price: bigint;
    readonly cost: bigint;
    readonly units: number;
    readonly paid: bigint;
    readonly refundedUnits: number;
    readonly refunded: bigint;
  };
  readonly shop_order_step: {
    readonly id: bigint;
    readonly orderId: bigint;
    readonly event: string;
    readonly state: string;
    readonly actor: 'buyer' | 'system' | 'desk';
    readonly amount: bigint | null;
    readonly at: Date;
  };
  readonly shop_price_before: {
    readonly id: bigint;
    readonly skuId: bigint;
    readonly price: bigint;
    readonly untilAt: Date;
  };
  readonly shop_return_request: {
    readonly id: bigint;
    readonly orderId: bigint;
    readonly state: 'asked' | 'agreed' | 'sent' | 'withdrawn' | 'refused' | 'refunded' | 'lapsed';
    readonly reason: string;
    readonly pictures: string[];
    readonly reply: string | null;
    readonly carrier: string | null;
    readonly tracking: string | null;
    readonly amount: bigint | null;
    readonly askedAt: Date;
    readonly dueAt: Date | null;
    readonly endedAt: Date | null;
  };
  readonly shop_return_request_line: {
    readonly returnRequestId: bigint;
    readonly lineId: bigint;
    readonly units: number;
  };
  readonly shop_review: {
    readonly id: bigint;
    readonly lineId: bigint;
    readonly goodsId: bigint;
    readonly memberNo: MemberNo;
    readonly stars: number;
    readonly body: string;
    readonly pictures: string[];
    readonly madeAt: Date;
    readonly hiddenAt: Date | null;
    readonly hiddenFor: string | null;
  };
  readonly shop_search: {
    readonly goodsId: bigint;
    readonly words: string;
    readonly namesEnd: number;
    readonly grams: string[];
  };
  readonly shop_search_note: {
    readonly words: string;
    readonly who: Uint8Array;
    readonly at: Date;
    readonly language: string;
  };
  readonly shop_sku: {
    readonly id: bigint;
    readonly goodsId: bigint;
    readonly options: unknown;
    readonly price: bigint;
    readonly cost: bigint;
    readonly stock: bigint;
    readonly orderLimit: number;
    readonly place: number;
    readonly isOffered: boolean;
  };
  readonly shop_stock_row: {
    readonly id: bigint;
    readonly skuId: bigint;
    readonly orderId: bigint | null;
    readonly reason: string;
    readonly delta: bigint;
    readonly at: Date;
  };
  readonly shop_wish: {
    readonly memberNo: MemberNo;
    readonly goodsId: bigint;
    readonly addedAt: Date;
  };
  readonly stock_activation_pace: {
    readonly funder: MemberNo;
    readonly lastAt: Date;
  };
  readonly stock_award: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly threshold: bigint;
    readonly award: bigint;
    readonly reachedOn: number;
    readonly endedOn: number | null;
  };
  readonly stock_bonus: {
    readonly id: bigint;
    readonly day: number;
    readonly kind: string;
    readonly receiver: MemberNo;
    readonly event: bigint;
    readonly depth: number;
    readonly inputs: unknown;
    readonly pool: bigint;
    readonly dues: bigint;
    readonly ftbBp: number;
    readonly due: bigint;
    readonly paid: bigint;
    readonly ftb: bigint;
    readonly mey: bigint;
    readonly at: Date;
  };
  readonly stock_credit: {
    readonly isOnly: boolean;
    readonly first: bigint;
    readonly upto: bigint;
    readonly done: bigint;
  };
  readonly stock_day_state: {
    readonly day: number;
    readonly state: Uint8Array;
  };
  readonly stock_event: {
    readonly seq: bigint;
    readonly day: number;
    readonly kind: 'opening' | 'payment' | 'cancel' | 'sale' | 'run' | 'fees';
    readonly payload: unknown;
    readonly at: Date;
  };
  readonly stock_fill: {
    readonly id: bigint;
    readonly run: bigint;
    readonly source: 'sale' | 'issue' | 'remainder' | 'buyback';
    readonly request: bigint | null;
    readonly buyer: MemberNo | null;
    readonly offer: bigint | null;
    readonly seller: MemberNo | null;
    readonly quantity: bigint;
    readonly amount: bigint;
    readonly toReserve: bigint;
    readonly reserve: bigint;
    readonly outstanding: bigint;
    readonly at: Date;
  };
  readonly stock_market: {
    readonly isOnly: boolean;
    readonly day: number;
    readonly cut: bigint | null;
    readonly cutYield: bigint | null;
    readonly cutAt: Date | null;
    readonly reserve: bigint;
    readonly outstanding: bigint;
    readonly openingReserve: bigint;
    readonly poolYield: bigint;
    readonly nextEvent: bigint;
    readonly nextPayment: bigint;
    readonly nextRequest: bigint;
    readonly nextOffer: bigint;
    readonly nextRun: bigint;
    readonly nextFill: bigint;
    readonly nextBonus: bigint;
  };
  readonly stock_member: {
    readonly memberNo: MemberNo;
    readonly matched: bigint;
    readonly monthA: bigint;
    readonly monthB: bigint;
    readonly closedOn: number | null;
    readonly held: bigint;
    readonly onOffer: bigint;
    readonly clearZero: bigint;
    readonly buyback: bigint;
  };
  readonly stock_offer: {
    readonly number: bigint;
    readonly memberNo: MemberNo;
    readonly isClearOut: boolean;
    readonly quantity: bigint;
    readonly remaining: bigint;
    readonly received: bigint;
    readonly state: 'waiting' | 'inProgress' | 'completed';
    readonly offeredOn: number;
    readonly at: Date;
  };
  readonly stock_payment: {
    readonly id: bigint;
    readonly kind: 'activation' | 'upgrade' | 'reinvest';
    readonly payer: MemberNo;
    readonly funder: MemberNo;
    readonly level: number;
    readonly coin: 'bdb' | 'ftb';
    readonly amount: bigint;
    readonly fee: bigint;
    readonly plan: number;
    readonly boughtBefore: number;
    readonly statusBefore: string;
    readonly state: 'cooling' | 'recognised' | 'cancelled';
    readonly paidAt: Date;
    readonly coolsUntil: Date;
    readonly endedAt: Date | null;
    readonly paidOn: number;
    readonly recognisedOn: number;
  };
  readonly stock_request: {
    readonly number: bigint;
    readonly payment: bigint;
    readonly memberNo: MemberNo;
    readonly amount: bigint;
    readonly remaining: bigint;
    readonly allocated: bigint;
    readonly state: 'waiting' | 'inProgress' | 'completed';
    readonly at: Date;
  };
  readonly stock_run: {
    readonly id: bigint;
    readonly kind: 'distribution' | 'buyback' | 'split';
    readonly day: number;
    readonly fills: number;
    readonly spent: bigint;
    readonly quantity: bigint;
    readonly reserveBefore: bigint;
    readonly outstandingBefore: bigint;
    readonly reserve: bigint;
    readonly outstanding: bigint;
    readonly byOperator: string | null;
    readonly at: Date;
  };
  readonly stock_settlement: {
    readonly day: number;
    readonly plan: number;
    readonly events: number;
    readonly cut: bigint;
    readonly bonuses: number;
    readonly collisionDue: bigint;
    readonly collisionPool: bigint;
    readonly leadershipDue: bigint;
    readonly leadershipPool: bigint;
    readonly reserve: bigint;
    readonly outstanding: bigint;
    readonly inputHash: string;
    readonly outcomeHash: string;
    readonly at: Date;
  };
  readonly stock_split: {
    readonly id: bigint;
    readonly day: number;
    readonly memberNo: MemberNo;
    readonly heldBefore: bigint;
    readonly heldAfter: bigint;
    readonly at: Date;
  };
  readonly verification_case: {
    readonly id: bigint;
    readonly owner: Owner;
    readonly state: 'draft' | 'submitted' | 'inReview' | 'needMore' | 'approved' | 'rejected' | 'expired';
    readonly isCurrent: boolean;
    readonly version: number;
    readonly type: 'passport' | 'identityCard' | 'residencePermit' | 'drivingLicence';
    readonly country: string;
    readonly expiresOn: string | null;
    readonly personHash: Uint8Array | null;
    readonly documentHash: Uint8Array | null;
    readonly reviewerId: bigint | null;
    readonly reviewer: string | null;
    readonly claimedUntil: Date | null;
    readonly firstReviewerId: bigint | null;
    readonly firstReviewer: string | null;
    readonly reason: string | null;
    readonly asked: string[];
    readonly askedAt: Date | null;
    readonly isFinal: boolean;
    readonly changedAt: Date;
    readonly submittedAt: Date | null;
    readonly position: bigint | null;
    readonly decidedAt: Date | null;
    readonly endedAt: Date | null;
    readonly toldAt: Date | null;
    readonly erasedAt: Date | null;
    readonly secondFor: 'duplicates' | 'earlier' | 'draw' | null;
    readonly hasNoEnd: boolean;
  };
  readonly verification_fields: {
    readonly caseId: bigint;
    readonly keyId: string;
    readonly wrapped: Uint8Array;
    readonly name: Uint8Array;
    readonly birthDate: Uint8Array;
    readonly number: Uint8Array;
  };
  readonly verification_hash_key: {
    readonly single: boolean;
    readonly keyId: string;
    readonly wrapped: Uint8Array;
  };
  readonly verification_key: {
    readonly id: string;
    readonly fingerprint: Uint8Array;
    readonly since: Date;
  };
  readonly verification_note: {
    readonly id: bigint;
    readonly caseId: bigint;
    readonly operator: string;
    readonly text: string;
    readonly at: Date;
  };
  readonly verification_picture: {
    readonly caseId: bigint;
    readonly side: 'front' | 'back' | 'holding';
    readonly keyId: string;
    readonly wrapped: Uint8Array;
    readonly content: Uint8Array;
    readonly at: Date;
  };
  readonly verification_view: {
    readonly id: bigint;
    readonly caseId: bigint;
    readonly owner: Owner;
    readonly operator: string;
    readonly what: 'fields' | 'front' | 'back' | 'holding';
    readonly at: Date;
    readonly caseVersion: number | null;
    readonly operatorId: bigint | null;
    readonly roles: string | null;
  };
  readonly wallet_account: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly network: 'BEP20' | 'TRC20';
    readonly address: string;
    readonly label: string;
    readonly isDefault: boolean;
    readonly usableAt: Date;
    readonly deletedAt: Date | null;
    readonly provedAt: Date | null;
  };
  readonly wallet_address: {
    readonly network: 'BEP20' | 'TRC20';
    readonly address: string;
    readonly belongsTo: 'member' | 'payIn';
  };
  readonly wallet_closed_key: {
    readonly payer: MemberNo;
    readonly key: string;
    readonly closedAt: Date;
  };
  readonly wallet_collection: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly expiresAt: Date;
    readonly takenAt: Date | null;
  };
  readonly wallet_collection_row: {
    readonly id: bigint;
    readonly collectionId: bigint;
    readonly linkId: bigint;
    readonly sub: MemberNo;
    readonly coin: string;
    readonly amount: bigint;
    readonly fee: bigint;
    readonly isMoved: boolean | null;
    readonly reason: string | null;
  };
  readonly wallet_conversion: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly kind: 'conversion' | 'exchange';
    readonly fromCoin: string;
    readonly toCoin: string;
    readonly amount: bigint;
    readonly fee: bigint;
    readonly rate: number;
    readonly credited: bigint;
    readonly madeAt: Date;
    readonly remark: string | null;
  };
  readonly wallet_exact_payment: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly wayId: bigint;
    readonly network: 'BEP20' | 'TRC20';
    readonly amount: bigint;
    readonly state: 'open' | 'reported' | 'givenUp';
    readonly madeAt: Date;
    readonly endedAt: Date | null;
    readonly toldAt: Date | null;
  };
  readonly wallet_known_payee: {
    readonly payer: MemberNo;
    readonly payee: MemberNo;
    readonly since: Date;
  };
  readonly wallet_pay_in_way: {
    readonly id: bigint;
    readonly name: string;
    readonly kind: 'bank' | 'other' | 'BEP20' | 'TRC20';
    readonly holder: string;
    readonly account: string;
    readonly least: bigint;
    readonly most: bigint;
    readonly hours: number;
    readonly text: string;
    readonly state: 'proposed' | 'open' | 'closed';
    readonly proposedAt: Date;
    readonly openedAt: Date | null;
    readonly closedAt: Date | null;
    readonly closedBy: string | null;
    readonly seal: Uint8Array;
  };
  readonly wallet_payee: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly payee: MemberNo;
    readonly label: string;
    readonly typed: boolean;
    readonly savedAt: Date;
  };
  readonly wallet_payee_masked: {
    readonly memberNo: MemberNo;
    readonly payee: MemberNo;
  };
  readonly wallet_payee_removed: {
    readonly memberNo: MemberNo;
    readonly payee: MemberNo;
    readonly removedAt: Date;
  };
  readonly wallet_payment_request: {
    readonly id: bigint;
    readonly name: string;
    readonly number: string;
    readonly payee: MemberNo;
    readonly coin: 'mey' | 'usdt';
    readonly amount: bigint;
    readonly remark: string | null;
    readonly state: 'open' | 'held' | 'paid' | 'expired' | 'canceled';
    readonly transferId: bigint | null;
    readonly madeAt: Date;
    readonly expiresAt: Date;
    readonly endedAt: Date | null;
  };
  readonly wallet_payment_request_event: {
    readonly id: bigint;
    readonly requestId: bigint;
    readonly event: 'make' | 'pay' | 'hold' | 'credit' | 'release' | 'lapse' | 'cancel' | 'expire';
    readonly state: string;
    readonly transferId: bigint | null;
    readonly at: Date;
  };
  readonly wallet_quote: {
    readonly id: bigint;
    readonly memberNo: MemberNo;
    readonly fromCoin: string;
    readonly toCoin: string;
    readonly amount: bigint;
    readonly fee: bigint;
    readonly receive: bigint;
    readonly expiresAt: Date;
    readonly takenAt: Date | null;
  };
  readonly wallet_recharge: {
    readonly id: bigint;
    readonly number: string;
    readonly memberNo: MemberNo;
    readonly amount: bigint;
    readonly reference: string;
    readonly note: string | null;
    readonly voucher: string | null;
    readonly state: 'submitted' | 'approved' | 'booked' | 'rejected';
    readonly firstOperator: string | null;
    readonly secondOperator: string | null;
    readonly reason: string | null;
    readonly madeAt: Date;
    readonly decidedAt: Date | null;
    readonly firstOperatorId: bigint | null;
    readonly secondOperatorId: bigint | null;
    readonly referenceKey: string;
    readonly fingerprint: string | null;
    readonly wayId: bigint | null;
    readonly exactId: bigint | null;
    readonly txid: string | null;
    readonly judgement: unknown;
    readonly judgedAt: Date | null;
    readonly provedAt: Date | null;
  };
  readonly wallet_reference_rate: {
    readonly id: bigint;
    readonly currency: string;
    readonly rate: bigint;
    readonly proposedAt: Date;
    readonly approvedAt: Date;
  };
  readonly wallet_transfer: {
    readonly id: bigint;
    readonly payer: MemberNo;
    readonly payee: MemberNo;
    readonly coin: string;
    readonly amount: bigint;
    readonly fee: bigint;
    readonly remark: string | null;
    readonly state: 'held' | 'credited' | 'cancelled';
    readonly madeAt: Date;
    readonly creditsAt: Date | null;
    readonly key: string | null;
  };
  readonly wallet_withdrawal: {
    readonly id: bigint;
    readonly number: string;
    readonly memberNo: MemberNo;
    readonly accountId: bigint;
    readonly network: string;
    readonly address: string;
    readonly amount: bigint;
    readonly fee: bigint;
    readonly state: 'requested' | 'approved' | 'sent' | 'paid' | 'rejected' | 'cancelled';
    readonly firstOperator: string | null;
    readonly secondOperator: string | null;
    readonly reference: string | null;
    readonly reason: string | null;
    readonly madeAt: Date;
    readonly decidedAt: Date | null;
    readonly firstOperatorId: bigint | null;
    readonly secondOperatorId: bigint | null;
    readonly referenceKey: string | null;
    readonly approvedAt: Date | null;
    readonly sentAt: Date | null;
    readonly txid: string | null;
    readonly judgement: unknown;
    readonly judgedAt: Date | null;
    readonly provedAt: Date | null;
  };
}
