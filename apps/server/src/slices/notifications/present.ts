import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { MAIL_BY_DEFAULT } from '@greenhall/domain/notifications/notice';
import type { NoticeRow } from './store.ts';
import type { Chosen } from './store-choices.ts';

export const presentNotice = ({ id, kind, params, at, isRead }: NoticeRow) => ({
  id: String(id),
  kind,
  params,
  at: at.toISOString(),
  isRead,
});

/** What is mailed and announced to a member who has chosen this. */
export const presentChoices = ({ mail, push }: Chosen): Output<RouteOf<'notifications.choices'>> => ({
  mail: { ...MAIL_BY_DEFAULT, ...mail },
  push: { messages: true, orders: true, trades: true, notices: true, ...push },
});
