import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../../scripts/scenario/result.ts';
import { readScenario } from '../../../scripts/scenario/scenario.ts';
import { formatAmount, parseAmount } from '../src/shared/money.ts';

const folder = new URL('vectors/', import.meta.url);
const script = fileURLToPath(new URL('../../../scripts/scenario.ts', import.meta.url));
const files = readdirSync(folder);
const pathOf = (file: string) => fileURLToPath(new URL(file, folder));
const read = (file: string): { readonly expect: unknown } => JSON.parse(readFileSync(pathOf(file), 'utf8'));

function decimals(value: unknown): string[] {
  if (typeof value === 'string') return /^\d+\.\d{6}$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(decimals) : [];
}

it('finds every scenario', () => expect(files.length).toBe(8));

it.each(files)('%s reads its amounts exactly', (file) => {
  const texts = decimals(read(file));
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(formatAmount(parseAmount(text) ?? -1n)).toBe(text);
});

it.each(files)('%s comes out as the independent implementation says, to the last unit', (file) => {
  const vector = read(file);
  expect(resultOf(readScenario(vector))).toEqual(vector.expect);
});

describe('the command', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  it('prints the result and nothing else', () => {
    const { stdout, stderr, status } = run(pathOf('01-three-members.json'));
    expect(JSON.parse(stdout)).toEqual(read('01-three-members.json').expect);
    expect([stderr, status]).toEqual(['', 0]);
  });
  it('says what is wrong, prints no result and fails', () => {
    const { stdout, stderr, status } = run(script);
    expect(stderr).toMatch(/scenario\.ts is not JSON/);
    expect([stdout, status]).toEqual(['', 1]);
    expect(run('missing.json').stderr).toBe('missing.json cannot be read\n');
    expect(run().status).toBe(1);
  });
});

const PAY = { no: 1, kind: 'activation', level: 1 };
const MEMBERS = [{ no: 1 }, { no: 2, sponsor: 1, parent: 1, zone: 'A' }];
const day = (...events: unknown[]) => ({ members: MEMBERS, days: [{ events }] });
const members = (...listed: unknown[]) => ({ members: listed, days: [] });
const plan = (change: unknown) => ({ plan: change, members: MEMBERS, days: [] });

describe('a scenario is refused, with the field named', () => {
  it.each<readonly [string, unknown]>([
    ['scenario must be an object', []],
    ['scenario.days is missing', { members: [] }],
    ['scenario.extra is not a known field', { members: [], days: [], extra: 1 }],
    ['members must be a list', { members: {}, days: [] }],
    ['members[0].no is missing', members({})],
    ['members[0].no must be a whole number', members({ no: 0 })],
    ['members[0].no must be a whole number', members({ no: '1' })],
    ['members[0].age is not a known field', members({ no: 1, age: 3 })],
    ['members[1].no is member 1 again', members({ no: 1 }, { no: 1 })],
    ['members[1].parent is missing', members({ no: 1 }, { no: 2, sponsor: 1 })],
    ['members[0].sponsor names member 2, who is not listed', members({ no: 1, sponsor: 2, parent: 2, zone: 'A' })],
    ['members[1].zone must be "A" or "B"', members({ no: 1 }, { no: 2, sponsor: 1, parent: 1, zone: 'C' })],
    ['members[2].zone is taken', members(...MEMBERS, { no: 3, sponsor: 1, parent: 1, zone: 'A' })],
    [
      'members[3].parent is outside the team of 3',
      members(...MEMBERS, { no: 3 }, { no: 4, sponsor: 3, parent: 1, zone: 'B' }),
    ],
    ['members[0].owner names member 9', members({ no: 1, owner: 9 })],
    ['plan.feeBP is not a known field', plan({ feeBP: 1 })],
    ['plan.feeBp must be a whole number', plan({ feeBp: -1 })],
    ['plan.feeBp must be a whole number', plan({ feeBp: 1.5 })],
    ['plan.levels[0].outBp is missing', plan({ levels: [{ amount: 1 }] })],
    ['plan.issueCap must be a decimal text', plan({ issueCap: 1e21 })],
    ['plan.splitPrice must be a decimal text', plan({ splitPrice: '-2.0' })],
    ['plan is not acceptable: feeTooHigh', plan({ feeBp: 2_001 })],
    ['days[0].events[0].no names member 3', day({ ...PAY, no: 3 })],
    ['days[0].events[0].kind must be one of', day({ ...PAY, kind: 'gift' })],
    ['days[0].events[0].level is missing', day({ no: 1, kind: 'activation' })],
    ['days[0].events[0].level is not a known field', day({ no: 1, kind: 'reinvest', level: 1 })],
    ['days[0].events[0].run must be 1', day({ run: 2 })],
    ['days[0].events[0].fee must be a decimal text', day({ fee: '-1.0' })],
    ['days[0].events[0].fee must be a decimal text', day({ fee: '12345678901234.0' })],
    ['days[0].events[0].shares must be a decimal text', day({ sell: 1, shares: '1.00001' })],
    ['days[0].monthEnd must be true or false', { members: [], days: [{ events: [], monthEnd: 1 }] }],
    ['days[0].events[0] is refused: levelUnknown', day({ ...PAY, level: 7 })],
    ['days[0].events[1] is refused: notPending', day(PAY, PAY)],
    ['days[0].events[0] is refused: memberNotActive', day({ ...PAY, kind: 'upgrade' })],
    ['days[0].events[1] is refused: levelNotHigher', day(PAY, { ...PAY, kind: 'upgrade' })],
    ['days[0].events[0] is refused: notFound', day({ cancel: 1 })],
    ['days[0].events[2] is refused: paymentNotCancellable', day(PAY, { cancel: 1 }, { cancel: 1 })],
    ['days[0].events[0] is refused: insufficientBalance', day({ sell: 1, shares: '1.0' })],
    ['days[0].events[0] is refused: minimumSale', day({ sell: 1, shares: '0' })],
  ])('%s', (says, scenario) => {
    expect(() => resultOf(readScenario(scenario))).toThrow(says);
  });
});
