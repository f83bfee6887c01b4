import { beforeEach, expect, test } from 'vitest';
import { clearSnapshot, loadSnapshot, saveSnapshot } from './snapshot.ts';

class Memory {
  readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key = (index: number) => [...this.kept.keys()][index] ?? null;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
  clear = () => this.kept.clear();
}

interface State {
  LoginState: boolean;
  payPassword: string;
}
const allowed = ['LoginState'] as const;
let storage: Memory;
beforeEach(() => {
  storage = new Memory();
});

test('only allowed fields reach the device', () => {
  saveSnapshot<State>({ LoginState: true, payPassword: 'abc123' }, allowed, 'leo2026', storage);
  expect(storage.getItem('store')).not.toContain('abc123');
  expect(loadSnapshot<State>(allowed, 'leo2026', storage)).toEqual({ LoginState: true });
});

test('another user, another version or damage restores nothing', () => {
  saveSnapshot<State>({ LoginState: true, payPassword: '' }, allowed, 'leo2026', storage);
  expect(loadSnapshot<State>(allowed, 'ann88', storage)).toEqual({});
  const text = storage.getItem('store') ?? '';
  storage.setItem('store', text.replace('"version":1', '"version":0'));
  expect(loadSnapshot<State>(allowed, 'leo2026', storage)).toEqual({});
  storage.setItem('store', text.slice(0, -4));
  expect(loadSnapshot<State>(allowed, 'leo2026', storage)).toEqual({});
});

test('a field that someone wrote into the snapshot by hand is ignored', () => {
  saveSnapshot<State>({ LoginState: true, payPassword: '' }, allowed, 'leo2026', storage);
  const text = storage.getItem('store') ?? '';
  storage.setItem('store', text.replace('"state":{', '"state":{"payPassword":"x",'));
  expect(loadSnapshot<State>(allowed, 'leo2026', storage)).toEqual({ LoginState: true });
});

test('nothing is left after clearing', () => {
  saveSnapshot<State>({ LoginState: true, payPassword: '' }, allowed, 'leo2026', storage);
  clearSnapshot(storage);
  expect(storage.length).toBe(0);
});
