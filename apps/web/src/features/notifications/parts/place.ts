import { noticeClass, type NoticeKind, type NoticeScreen } from '@greenhall/domain/notifications/notice';
import { links, type Place } from '../../../shared/page/links.ts';

const PLACES: Readonly<Record<NoticeScreen, (id: string) => Place>> = {
  record: (id) => links.record({ id }),
  trade: (id) => links.trade({ id }),
  order: (id) => links.order({ id }),
  earnings: () => links.earnings(),
  level: () => links.level(),
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
export function placeOf(kind: NoticeKind, params: Readonly<Record<string, string>>): Place {
  const { screen, id } = noticeClass(kind).to;
  return PLACES[screen](id === undefined ? '' : (params[id] ?? ''));
}
