export { replayDay } from './replay.ts';
export { lastSettled } from './store-bonus.ts';
export { isCrediting } from './store-credit.ts';
