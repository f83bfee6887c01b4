export { notifier } from './notifier.ts';
export { resealPushKey } from './push-keys.ts';
export { deliveryOf, tellMembers } from './store.ts';
