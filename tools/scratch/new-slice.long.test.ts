import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from './copy.ts';
import { FIELD, FILTER, REGISTRATIONS, RIGHT } from './registrations.ts';
import { textFiles } from './texts.ts';

const HALF_AN_HOUR = 1_800_000;

/** Compiles only if members are not told what operators read of an entry. */
const PROBE = `import type { Reply } from './ask.ts';

export const told: Reply<'scratch.deskEntries'>['items'][number]['note'] = 'for operators';
// @ts-expect-error A member's entry has no note.
export type Untold = Reply<'scratch.entries'>['items'][number]['note'];
`;

/** What is said first where the part of a place is missing. */
const WITHOUT: Readonly<Record<string, RegExp>> = {
  'tools/slices.ts': /belongs to no declared slice/,
  'packages/contract/src/routes.ts': /error TS.*scratch/,
  'apps/server/src/compose.ts': /compose\.ts.*error TS.*scratch/,
  'packages/locales/src/slices.ts': /error TS.*scratch/,
  'apps/web/src/app/routes.ts': /apps\/web\/src\/features\/scratch\/ is entered from nowhere/,
  'apps/console/src/app/routes.ts': /apps\/console\/src\/features\/scratch\/ is entered from nowhere/,
  [RIGHT.path]: /error TS/,
};

describe('a scratch slice in a copy of the repository', { timeout: HALF_AN_HOUR }, () => {
  let copy: Copy;
  beforeAll(() => {
    copy = new Copy();
    copy.addFiles();
    for (const [path, text] of textFiles(2)) copy.write(path, text);
    for (const addition of [RIGHT, ...Object.values(REGISTRATIONS).flat()]) copy.add(addition);
    copy.generate();
  }, HALF_AN_HOUR);
  afterAll(() => copy.remove());

  it('is complete with six registrations and a right', () => {
    expect(Object.keys(REGISTRATIONS)).toHaveLength(6);
    expect(Object.keys(WITHOUT)).toEqual([...Object.keys(REGISTRATIONS), RIGHT.path]);
    expect([...copy.faults()]).toEqual([]);
    copy.test('apps/server/src/slices/scratch', 'apps/server/src/platform/lists');
  });

  it.each(Object.entries(WITHOUT))('fails without its part in %s', (path, said) => {
    const whole = copy.read(path);
    for (const { text } of [RIGHT, ...(REGISTRATIONS[path] ?? [])].filter((one) => one.path === path))
      copy.write(path, copy.read(path).replace(text, ''));
    const { value } = copy.faults().next();
    copy.write(path, whole);
    expect(value).toMatch(said);
  });

  it('tells members nothing of what operators alone read', () => {
    copy.write('packages/client/src/probe.ts', PROBE);
    expect([...copy.typeFaults()]).toEqual([]);
    copy.delete('packages/client/src/probe.ts');
  });

  it('gets a filter in two lines', () => {
    expect(FILTER.map(({ text }) => text.split('\n').length - 1)).toEqual([1, 1]);
    FILTER.forEach((addition) => copy.add(addition));
    copy.generate();
    expect([...copy.faults()]).toEqual([]);
  });

  it('shows a further field on both screens after changes in at most nine files', () => {
    FIELD.forEach((addition) => copy.add(addition));
    for (const [path, text] of textFiles(3)) copy.write(path, text);
    copy.generate();
    expect([...copy.faults()]).toEqual([]);
    copy.test('apps/server/src/slices/scratch');
    // Its text counts once, in ten languages; what is generated is not counted.
    expect(new Set(FIELD.map(({ path }) => path)).size + 1).toBeLessThanOrEqual(9);
  });
});
