/** Mail providers that ignore dots in the local part. Both names are one provider. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
/** The number of leading digits that phone numbers bought together have in common. */
const PREFIX_DIGITS = 7;

/**
 * The mailbox behind an e-mail address, by which accounts and messages are counted: lower case, without a plus suffix,
 * and at Gmail without dots. Messages are sent to the address as typed. Rule: identity#codes.
 */
export function mailboxOf(email: string): string {
  const [typed = '', host = ''] = email.trim().toLowerCase().split('@');
  const plus = typed.indexOf('+');
  const local = plus > 0 ? typed.slice(0, plus) : typed;
  return DOTLESS.has(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}

/** The key that limits count an address under: the phone number itself, or the mailbox of an e-mail address. */
export function countedAs(channel: 'phone' | 'email', address: string): string {
  return channel === 'phone' ? address : mailboxOf(address);
}

/** The first 7 digits of a phone number: numbers that are bought together share them. */
export function phonePrefix(phone: string): string {
  return phone.slice(0, PREFIX_DIGITS);
}
