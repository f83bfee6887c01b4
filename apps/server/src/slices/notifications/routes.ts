import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { readChoices, readNotifications, readState } from './queries.ts';
import { setChoices } from './set-choices.ts';
import { setRead } from './set-read.ts';

export const notificationsHandlers = (ports: Ports): Handlers<'notifications'> => ({
  'notifications.state': (call) => readState(ports, call),
  'notifications.list': (call) => readNotifications(ports, call),
  'notifications.read': (call) => setRead(ports, call),
  'notifications.choices': (call) => readChoices(ports, call),
  'notifications.choose': (call) => setChoices(ports, call),
});
