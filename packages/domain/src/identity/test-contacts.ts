import fc from 'fast-check';
import { expect } from 'vitest';
import { checkEmail, checkPhone, EMAIL_MAX, readInvitation } from './credentials.ts';

/** What is copied along with a text, or stands between its parts. */
const stray = fc.oneof(
  { weight: 24, arbitrary: fc.constant('') },
  fc.constantFrom(' ', '\u200b', '\u00ad', '\u202e', '\u2066', '\u00a0', '\u3000', '\n', '\0'),
);
const oddText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));

const atom = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,12}$/) },
  fc.constantFrom('', '"bob"', 'bob(1)', 'a,b', 'x<b', 'list:b', 'ｂob', 'bób', '[b]', 'b\\b', 'a'.repeat(64)),
);
const label = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9-]{0,8}[A-Za-z0-9])?$/) },
  fc.constantFrom('', '-mail', 'mail-', 'ma_il', 'bücher', 'ｍail', 'xn--bcher-kva', '127'),
);
/** Addresses and texts that are nearly addresses. */
export const emails = fc
  .record({
    local: fc.array(fc.tuple(atom, stray), { minLength: 1, maxLength: 3 }),
    at: fc.oneof({ weight: 8, arbitrary: fc.constant('@') }, fc.constantFrom('@@', '', '＠', ' @ ', '>@')),
    host: fc.array(fc.tuple(label, stray), { minLength: 1, maxLength: 3 }),
    top: fc.constantFrom('example', 'com', 'COM', 'org', 'e', '', 'x1', 'мо'),
    end: fc.oneof({ weight: 8, arbitrary: stray }, oddText, fc.constantFrom('>', ';', ',x@y.com', '.')),
  })
  .map(({ local, at, host, top, end }) => {
    const parts = (of: [string, string][]) => of.map((part) => part.join('')).join('.');
    return `${parts(local)}${at}${parts(host)}.${top}${end}`;
  });

const digit = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...Array.from('0123456789１２３４５６７８９')) },
  fc.constantFrom('٣', 'O', 'l'),
);
const between = fc.constantFrom('', '', '', '', '-', '.', ')', '‑');
const phones = fc
  .record({
    code: fc.constantFrom('', '', '', '+86', '0086', '+49', '86 ', '(86)'),
    first: fc.constantFrom('13', '15', '19', '１３', '10', '23', ''),
    rest: fc.oneof(
      ...[9, 9, 9, 8, 10].map((length) =>
        fc.array(fc.tuple(digit, stray, between), { minLength: length, maxLength: length }),
      ),
    ),
    end: fc.oneof({ weight: 8, arbitrary: stray }, oddText),
  })
  .map(({ code, first, rest, end }) => `${code}${first}${rest.map((part) => part.join('')).join('')}${end}`);

const invitations = fc
  .record({
    before: fc.constantFrom('', '“', '(', ' ', '\u2067', '…'),
    code: fc.oneof(fc.stringMatching(/^[A-Za-z0-9]{4,12}$/), oddText),
    marks: stray,
    after: fc.constantFrom('', '.', '。', '!', '”.', ')', '\u200e'),
  })
  .map(({ before, code, marks, after }) => `${before}${code}${marks}${after}`);

const CODES = '0123456789';

/** Reads that many texts by each rule: nothing throws, and what is taken is in the one form in which it is stored and shown. */
export function readManyContacts(numRuns: number): void {
  let [mailed, called] = [0, 0];
  const holds = fc.property(fc.oneof({ weight: 9, arbitrary: emails }, oddText), (typed) => {
    const read = checkEmail(typed);
    if (!read.ok) return;
    mailed += 1;
    expect(checkEmail(read.value)).toEqual(read);
    expect(read.value).toMatch(/^[\x21-\x7e]{6,}$/);
    expect(read.value).not.toMatch(/[",:;<>()[\]\\A-Z]/);
    expect(read.value.split('@')).toHaveLength(2);
    expect(read.value.length).toBeLessThanOrEqual(EMAIL_MAX);
    // Nothing that is seen is added or left out.
    expect(
      typed
        .replaceAll(/\p{Cf}/gu, '')
        .trim()
        .toLowerCase(),
    ).toBe(read.value);
  });
  fc.assert(holds, { numRuns });
  const dials = fc.property(fc.oneof({ weight: 9, arbitrary: phones }, oddText), (typed) => {
    const read = checkPhone(typed);
    if (!read.ok) return;
    called += 1;
    expect(checkPhone(read.value)).toEqual(read);
    expect(read.value).toMatch(/^1[2-9]\d{9}$/);
    const digits = Array.from(typed.normalize('NFKC')).filter((sign) => CODES.includes(sign));
    expect(digits.join('').endsWith(read.value)).toBe(true);
  });
  fc.assert(dials, { numRuns });
  const invites = fc.property(invitations, (typed) => {
    const read = readInvitation(typed);
    expect(readInvitation(read)).toBe(read);
    expect(read).toBe(read.toLowerCase());
    expect(read).not.toMatch(/[\p{Cf}\s]/u);
  });
  fc.assert(invites, { numRuns });
  // The texts are near enough to what people type for many of them to be taken.
  expect(Math.min(mailed, called)).toBeGreaterThan(numRuns / 50);
}
