/** Where dots in front of the @ mean nothing; the two names are one. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
/** Digits of a phone number that numbers handed out together have in common. */
const PREFIX_DIGITS = 7;

/**
 * The mailbox behind an e-mail address, by which accounts and messages are counted: lower case, without what follows a
 * plus sign, at Gmail without dots. Messages go to the address as it was typed. Rule: identity#codes.
 */
export function mailboxOf(email: string): string {
  const [typed = '', host = ''] = email.trim().toLowerCase().split('@');
  const plus = typed.indexOf('+');
  const local = plus > 0 ? typed.slice(0, plus) : typed;
  return DOTLESS.has(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}

/** What an address is counted by: a phone number by itself, an e-mail address by its mailbox. */
export function countedAs(channel: 'phone' | 'email', address: string): string {
  return channel === 'phone' ? address : mailboxOf(address);
}

/** The first 7 digits of a phone number: numbers that are bought together share them. */
export function phonePrefix(phone: string): string {
  return phone.slice(0, PREFIX_DIGITS);
}
