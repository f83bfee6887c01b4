import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { deskNotices, readChoices, readNotifications, readPushKey, readState } from './queries.ts';
import { setChoices } from './set-choices.ts';
import { addDevice, endDevice } from './set-device.ts';
import { setRead } from './set-read.ts';

export const notificationsHandlers = (ports: Ports): Handlers<'notifications'> => ({
  'notifications.state': (call) => readState(ports, call),
  'notifications.list': (call) => readNotifications(ports, call),
  'notifications.deskNotices': (call) => deskNotices(ports, call),
  'notifications.read': (call) => setRead(ports, call),
  'notifications.choices': (call) => readChoices(ports, call),
  'notifications.choose': (call) => setChoices(ports, call),
  'notifications.pushKey': () => readPushKey(ports),
  'notifications.addDevice': (call) => addDevice(ports, call),
  'notifications.removeDevice': (call) => endDevice(ports, call),
});
