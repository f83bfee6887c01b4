import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCode,
  checkEmail,
  checkLoginPassword,
  checkPayPassword,
  checkPhone,
  checkUsername,
  readInvitation,
  readPhone,
} from './credentials.ts';
import { maskEmail, maskPhone, maskUsername } from './masking.ts';
import { readManyContacts } from './test-contacts.ts';

const name = (result: { ok: boolean; refusal?: string }) => (result.ok ? 'ok' : result.refusal);

describe('login password', () => {
  it.each([
    ['k7m2q', 'passwordRule'],
    ['k7m2qx', 'ok'],
    ['k7m2qxw9b4d1', 'ok'],
    ['k7m2qxw9b4d1z', 'passwordRule'],
    ['abcdefgh', 'passwordRule'],
    ['71930562', 'passwordRule'],
    ['k7 m2qx', 'passwordRule'],
    ['Password1', 'commonPassword'],
  ])('%s: %s', (password, expected) => expect(name(checkLoginPassword(password))).toBe(expected));
  it('may be longer when operators raise the maximum, to 64 at most', () => {
    expect(checkLoginPassword('k7'.repeat(32), 64).ok).toBe(true);
    expect(checkLoginPassword('k7'.repeat(33), 100)).toMatchObject({ params: { min: 6, max: 64 } });
  });
});

describe('payment password', () => {
  it.each([
    ['835719', false, 'ok'],
    ['123456', false, 'commonPassword'],
    ['000000', false, 'commonPassword'],
    ['a123456', false, 'commonPassword'],
    ['83571', false, 'payPasswordRule'],
    ['8357191234567', false, 'payPasswordRule'],
    ['k7m2qx', true, 'passwordsEqual'],
  ])('%s: %s', (password, same, expected) => expect(name(checkPayPassword(password, same))).toBe(expected));
});

describe('contact details', () => {
  it.each([
    ['13812345678', 'ok'],
    ['10812345678', 'phoneRule'],
    ['1381234567', 'phoneRule'],
    ['23812345678', 'phoneRule'],
  ])('phone %s: %s', (phone, expected) => expect(name(checkPhone(phone))).toBe(expected));
  it.each([
    ['Kim@Mail.Example', 'ok'],
    ['kim@mail.e', 'emailRule'],
    ['kim@mail', 'emailRule'],
    ['kim@@mail.com', 'emailRule'],
    ['kim@mail..com', 'emailRule'],
    ['@mail.com', 'emailRule'],
    [`${'a'.repeat(250)}@b.com`, 'emailRule'],
    [`${'a'.repeat(64)}@b.com`, 'ok'],
    [`${'a'.repeat(65)}@b.com`, 'emailRule'],
    ["o'neil.k+shop_1@sub-mail.mail.example", 'ok'],
    ['a,vic@mail.example', 'emailRule'],
    ['x<bob@mail.example', 'emailRule'],
    ['x<bob@mail.example>', 'emailRule'],
    [';bob@mail.example', 'emailRule'],
    ['bob(1)@mail.example', 'emailRule'],
    ['"bob"@mail.example', 'emailRule'],
    ['list:bob@mail.example', 'emailRule'],
    ['bob\\x@mail.example', 'emailRule'],
    ['[bob]@mail.example', 'emailRule'],
    ['.bob@mail.example', 'emailRule'],
    ['bob.@mail.example', 'emailRule'],
    ['b..ob@mail.example', 'emailRule'],
    ['bob@-mail.example', 'emailRule'],
    ['bob@mail-.example', 'emailRule'],
    ['bob@mail_1.example', 'emailRule'],
    ['ｂob@mail.example', 'emailRule'],
    ['bob@ｍail.example', 'emailRule'],
    ['bob@mail。example', 'emailRule'],
    ['bob@bücher.example', 'emailRule'],
  ])('e-mail %s: %s', (email, expected) => expect(name(checkEmail(email))).toBe(expected));
  it('one mailbox has one form, also where invisible marks were copied with it', () => {
    for (const typed of [
      'bob\u200b@mail.example',
      'bo\u00adb@mail.example',
      'bob@ma\u200bil.example',
      '\u2066BOB@mail.example',
    ])
      expect(checkEmail(typed)).toEqual({ ok: true, value: 'bob@mail.example' });
  });
  it.each([
    ['Kim07', 'ok'],
    ['kim', 'usernameRule'],
    ['12345', 'usernameRule'],
    ['kim_07', 'usernameRule'],
    ['k'.repeat(21), 'usernameRule'],
  ])('username %s: %s', (username, expected) => expect(name(checkUsername(username))).toBe(expected));
  it('compares usernames and e-mails in lower case', () => {
    expect(checkUsername(' KimTwo ')).toEqual({ ok: true, value: 'kimtwo' });
    expect(checkEmail('Kim@Mail.Example')).toEqual({ ok: true, value: 'kim@mail.example' });
  });
  it('takes exactly six digits as a code', () => {
    expect([checkCode('012345').ok, checkCode('12345').ok, checkCode('12345a').ok]).toEqual([true, false, false]);
  });
});

describe('masks', () => {
  it('show the ends only', () => {
    expect(maskUsername('kimura2007')).toBe('kim***07');
    expect(maskPhone('13812345678')).toBe('138***78');
    expect(maskEmail('kimura@mail.example')).toBe('ki***a@mail.example');
  });
  it('always hide at least half', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (text) => {
        expect(maskUsername(text).length - 3).toBeLessThanOrEqual(text.length / 2);
      }),
    );
  });
});

describe('what comes along when something is copied', () => {
  const phone = fc.stringMatching(/^1[2-9][0-9]{9}$/);
  const between = fc.constantFrom('', ' ', '-', '\u202d', '\u200e', '\u2011', '\u00a0', '\u3000', '.', ') ');
  const wide = (digits: string) =>
    digits.replaceAll(/\d/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0));

  it('a phone number is the same however its digits are written and separated', () =>
    fc.assert(
      fc.property(
        phone,
        fc.array(between, { minLength: 12, maxLength: 12 }),
        fc.constantFrom('', '+86', '+86 ', '0086-', '86 ', '\u202a+86\u00a0', '+86('),
        fc.boolean(),
        (digits, marks, code, isWide) => {
          const spread = [...digits].map((digit, at) => `${marks[at] ?? ''}${digit}`).join('') + (marks[11] ?? '');
          const typed = `${code}${isWide ? wide(spread) : spread}`;
          expect(checkPhone(typed)).toEqual({ ok: true, value: digits });
        },
      ),
    ));

  it('a number that is read once stays what it is, and digits are never added or lost', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 +-]{0,20}$/), (typed) => {
        const read = readPhone(typed);
        expect(readPhone(read)).toBe(read);
        expect(typed.replaceAll(/\D/g, '').endsWith(read.replaceAll(/\D/g, ''))).toBe(true);
      }),
    ));

  it('an invitation code is the same in capitals, with marks around it and at the end of a sentence', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z2-9]{8}$/),
        fc.constantFrom('', '.', '。', '!', ',', ' ', '\u200e', '”.', ')'),
        fc.constantFrom('', '“', '(', ' ', '\u2067'),
        fc.boolean(),
        (code, after, before, isUpper) => {
          expect(readInvitation(`${before}${isUpper ? code.toUpperCase() : code}${after}`)).toBe(code);
        },
      ),
    ));

  it('usernames and e-mails lose the marks that nobody sees', () => {
    expect(checkUsername('\u202akim88\u202c')).toEqual({ ok: true, value: 'kim88' });
    expect(checkEmail('\u200eKim@mail.example ')).toEqual({ ok: true, value: 'kim@mail.example' });
  });

  it('of many texts none throws, and what is taken has one form', () => readManyContacts(2_000));
});
