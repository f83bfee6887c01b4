import { noticeClass, type NoticeKind, type NoticeScreen } from '@greenhall/domain/notifications/notice';
import { links, type Place } from '../../../shared/page/links.ts';

type Params = Readonly<Record<string, string>>;

/** The hall as a price alert looks at it. */
const marketOf = ({ coin = '', network = '', side = '', quantity = '' }: Params): Place =>
  links.market({ coin, network, side, ...(quantity && { amount: quantity }) });

const PLACES: Readonly<Record<NoticeScreen, (id: string, params: Params) => Place>> = {
  record: (id) => links.record({ id }),
  trade: (id) => links.trade({ id }),
  market: (_, params) => marketOf(params),
  order: (id) => links.order({ id }),
  earnings: () => links.earnings(),
  level: () => links.level(),
  recharge: () => links.recharge(),
  recharges: () => links.recharges(),
  withdrawals: () => links.withdrawals(),
  security: () => links.security(),
  verification: () => links.verification(),
  profile: () => links.profile(),
  nodes: (id) => links.nodes({ node: id }),
  linkedAccounts: () => links.linkedAccounts(),
  reinvestment: () => links.reinvestment(),
  messages: () => links.messages(),
};

/** Where a notification leads. */
export function placeOf(kind: NoticeKind, params: Params): Place {
  const { screen, id } = noticeClass(kind).to;
  return PLACES[screen](id === undefined ? '' : (params[id] ?? ''), params);
}
