import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedAs, mailboxOf, phonePrefix } from './mailbox.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Anna.Lee@gmail.com', 'annalee@gmail.com'],
    ['anna.lee+shop@googlemail.com', 'annalee@gmail.com'],
    ['anna.lee+shop@mail.example', 'anna.lee@mail.example'],
    ['ANNA@Mail.Example', 'anna@mail.example'],
    ['+anna@mail.example', '+anna@mail.example'],
  ])('%s is %s', (typed, mailbox) => expect(mailboxOf(typed)).toBe(mailbox));
  it('is the same whatever tag is put to it, and its own mailbox', () => {
    const local = fc.stringMatching(/^[a-z0-9]([a-z0-9.]{0,18}[a-z0-9])?$/);
    const host = fc.constantFrom('gmail.com', 'googlemail.com', 'mail.example');
    const tag = fc.stringMatching(/^[a-z0-9+.]{0,12}$/);
    fc.assert(
      fc.property(local, host, tag, (name, where, extra) => {
        const mailbox = mailboxOf(`${name}@${where}`);
        expect(mailboxOf(`${name}+${extra}@${where}`)).toBe(mailbox);
        expect(mailboxOf(mailbox)).toBe(mailbox);
      }),
    );
  });
  it('leaves phone numbers as they are, whose first seven digits are their prefix', () => {
    expect(countedAs('phone', '13912345678')).toBe('13912345678');
    expect(phonePrefix('13912345678')).toBe('1391234');
  });
});
