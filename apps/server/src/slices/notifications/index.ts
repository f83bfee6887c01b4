export { notifier } from './notifier.ts';
export { resealPushKey } from './push-keys.ts';
export { tellMembers } from './store.ts';
