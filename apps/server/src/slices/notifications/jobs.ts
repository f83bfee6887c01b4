import { NOTICE_DAYS } from '@greenhall/domain/notifications/notice';
import { DAY } from '@greenhall/domain/shared/time';
import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { sendDueMail } from './send-mail.ts';
import { forgetEndedDevices, sendDuePushes } from './send-push.ts';
import { isPushDue } from './store-devices.ts';
import { isMailDue } from './store-mail.ts';
import { forgetNotices } from './store.ts';

export function notificationsJobs(ports: Ports): Job[] {
  const daysAgo = (days: number): Date => new Date(ports.clock.now().getTime() - days * DAY);
  return [
    {
      name: 'notifications: send mail',
      everyMs: 2_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isMailDue,
      run: () => sendDueMail(ports),
    },
    {
      name: 'notifications: announce on devices',
      everyMs: 2_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isPushDue,
      run: () => sendDuePushes(ports),
    },
    {
      name: 'notifications: forget devices',
      everyMs: 60_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => forgetEndedDevices(ports),
    },
    {
      name: 'notifications: forget old ones',
      everyMs: 60 * 60_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => forgetNotices(ports.db, { read: daysAgo(NOTICE_DAYS.read), all: daysAgo(NOTICE_DAYS.all) }),
    },
  ];
}
