export { notifier } from './notifier.ts';
export { tellMembers } from './store.ts';
