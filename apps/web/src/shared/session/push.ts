import type { Language } from '@greenhall/locales/languages';
import { api } from '../request/api.ts';
import { endPush } from './end-push.ts';

/** Whether this device announces what is new: it cannot, the browser forbids it, it is off, or on. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** A page without a worker, of a browser that knows no push or in an insecure context, cannot. */
async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  if (!isSecureContext || !('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** Tells the server where this device takes announcements. */
async function tellServer(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api('notifications.addDevice', {
    body: { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language },
  });
}

/** How it stands. A device that is on says so again, so that it belongs to the present session and language. */
export async function readPush(language: Language): Promise<PushState> {
  const registration = await registrationHere();
  if (!registration) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return 'off';
  await tellServer(subscription, language);
  return 'on';
}

/** Turns announcements on. The browser asks the person, so it needs a press. */
export async function turnPushOn(language: Language): Promise<PushState> {
  const registration = await registrationHere();
  if (!registration) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await api('notifications.pushKey');
  // One of another key, such as of an installation before, cannot be used.
  await endPush();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await tellServer(subscription, language);
  return 'on';
}

/** Turns announcements on this device off. */
export async function turnPushOff(): Promise<PushState> {
  const registration = await registrationHere();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await api('notifications.removeDevice', { body: { endpoint: subscription.endpoint } });
  await endPush();
  return 'off';
}
