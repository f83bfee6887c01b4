import type { Notify } from '../../platform/notify.ts';
import type { Ports } from '../../platform/ports.ts';
import { noticeClass } from '@greenhall/domain/notifications/notice';
import { notifyMembers } from './store.ts';

/** Tells a member of something: in the transaction that did it, and on the member's open screens after its commit. */
export function notifier({ clock, live }: Pick<Ports, 'clock' | 'live'>): Notify {
  return async (tx, member, kind, params) => {
    await notifyMembers(tx, kind, [{ member, params }], clock.now());
    if (!noticeClass(kind).isKept) return;
    await live.publish(tx, { channels: [`member:${member}`], events: [{ what: 'notification', id: '' }] });
  };
}
