export { notifier } from './notifier.ts';
export { resealPushKey } from './push-keys.ts';
export { outgoingNotices } from './store-outgoing.ts';
export { deliveryOf, noticesAbout, notifyMembers } from './store.ts';
