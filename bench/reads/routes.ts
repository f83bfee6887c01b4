import type { reads } from '@greenhall/contract/generated/paths';

type Path = (typeof reads)[keyof typeof reads];

/** The reads of the screens that are opened most, and for some of them one statement that reads the same rows. */
export interface Read {
  readonly name: string;
  readonly path: Path | `${Path}?${string}`;
  /** With the member's number as `$1`. */
  readonly bare?: string;
}

/** Connections of those who ask, and of a program with its database. */
export const CONNECTIONS = 16;

const AVAILABLE = `ledger_account a where a.owner = $1 and a.purpose = 'available' and a.ref = 0`;
const MOVEMENTS = `select * from (select id from ${AVAILABLE}) a cross join lateral (
  select posting_id, coin, kind, delta, balance, reference, at, other_owner, other_purpose from ledger_movement
   where account_id = a.id order by posting_id desc limit 30) m`;

/** The newest movements with what belongs to them, so many of them. */
const movements = (limit: number): string => `
  select m.*, t.payer, t.payee, t.remark, t.state, n.username from (${MOVEMENTS} order by posting_id desc limit ${limit}) m
    left join wallet_transfer t on m.reference = 'transfer:' || t.id and (t.payer = $1 or t.payee = $1)
    left join identity_name n on n.member_no = m.other_owner`;

const TRADES = `
  select t.*, b.username as buyer_name, s.username as seller_name,
         exists (select from otc_appeal a where a.trade_id = t.id and a.state = 'inReview') as appealed
    from (select * from otc_trade where buyer = $1 union all select * from otc_trade where seller = $1) t
    join identity_name b on b.member_no = t.buyer join identity_name s on s.member_no = t.seller
   where t.state in ('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError') order by t.id desc limit 50`;

const BALANCES = `
  select coin, purpose, sum(balance) as balance, (select held from stock_member where member_no = $1) as shares, (select reserve from stock_market) as reserve
    from ledger_account where owner = $1 group by coin, purpose`;

export const READS: readonly Read[] = [
  {
    name: 'conversation',
    path: '/messages/state',
    bare: `select *, (select count(*) from messages_message m where m.member_no = c.member_no and by = 'desk'
      and number > c.member_read) as unread from messages_conversation c where member_no = $1`,
  },
  {
    name: 'profile',
    path: '/members/me',
    bare: 'select m.*, n.username, n.invitation_code from members_member m join identity_name n using (member_no) where member_no = $1',
  },
  { name: 'balances', path: '/wallet/balances', bare: BALANCES },
  {
    name: 'next step',
    path: '/members/me/next-step',
    bare: `select m.*, (select json_agg(a) from ledger_account a where a.owner = $1 and purpose = 'available') as accounts,
      (select json_agg(t) from otc_trade t where (buyer = $1 or seller = $1) and due_at is not null and state <> 'completed') as trades
      from members_member m where member_no = $1`,
  },
  { name: 'open trades', path: '/otc/trades?open=1', bare: TRADES },
  { name: 'activity', path: '/wallet/activity', bare: movements(30) },
  {
    name: 'history',
    path: '/wallet/history?days=30',
    bare: `select to_char(m.at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(m.delta) as change
      from ledger_account a join ledger_movement m on m.account_id = a.id
     where a.owner = $1 and m.at >= now() - interval '30 days' group by 1 order by 1`,
  },
  { name: 'newest movements', path: '/wallet/bill?limit=3', bare: movements(3) },
  { name: 'bill', path: '/wallet/bill', bare: movements(20) },
  {
    name: 'held transfers',
    path: '/wallet/transfers?state=held',
    bare: `select t.*, n.username from wallet_transfer t join identity_name n on n.member_no = t.payee
      where t.payer = $1 and t.state = 'held' order by t.id desc limit 20`,
  },
  { name: 'security', path: '/identity/security' },
  { name: 'rates', path: '/wallet/rates' },
  { name: 'deposit methods', path: '/wallet/deposit-methods' },
  { name: 'earnings', path: '/stock/earnings' },
  { name: 'own notices', path: '/notifications/state' },
  { name: 'notices', path: '/content/notice-state?language=en' },
  { name: 'news', path: '/content/news?language=en&limit=4' },
  { name: 'banners', path: '/content/banners?place=home&language=en' },
  { name: 'status', path: '/status' },
  { name: 'wallet rules', path: '/wallet/rules' },
  { name: 'payees', path: '/wallet/payees' },
  { name: 'trading hall', path: '/otc/listings?coin=mey&network=BEP20&side=sale' },
  { name: 'markets', path: '/otc/markets' },
  { name: 'own listings', path: '/otc/listings/mine?open=1' },
  { name: 'goods', path: '/shop/goods?language=en' },
  { name: 'classes', path: '/shop/classes?language=en' },
  { name: 'cart', path: '/shop/cart?language=en' },
  { name: 'orders', path: '/shop/orders?language=en' },
  { name: 'holding', path: '/stock/holding' },
  { name: 'queue', path: '/stock/queue' },
  { name: 'market', path: '/stock/market' },
  { name: 'tree', path: '/network/tree' },
  { name: 'team', path: '/network/summary' },
];

const together = (...of: readonly { readonly route: keyof typeof reads; readonly query?: object }[]): string =>
  `/reads?of=${encodeURIComponent(JSON.stringify(of))}`;

/** The requests of a visit of home, as the app sends them. */
export const HOME: readonly string[] = [
  together({ route: 'members.me' }, { route: 'wallet.balances' }, { route: 'members.nextStep' }),
  together(
    { route: 'platform.status' },
    { route: 'wallet.history', query: { days: 30 } },
    { route: 'otc.trades', query: { open: '1' } },
    { route: 'wallet.transfers', query: { state: 'held' } },
    { route: 'content.noticeState', query: { language: 'en' } },
    { route: 'notifications.state' },
  ),
  together(
    { route: 'wallet.depositMethods' },
    { route: 'wallet.bill', query: { limit: 3 } },
    { route: 'stock.market' },
    { route: 'content.banners', query: { place: 'home', language: 'en' } },
  ),
  '/messages/state',
];
