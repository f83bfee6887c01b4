const STARS = '***';

/**
 * Hides the middle of a text. At least half of a short text stays hidden, and the number of stars does not reveal its
 * length.
 */
function maskMiddle(text: string, head: number, tail: number): string {
  const shown = Math.floor(text.length / 2);
  const front = Math.min(head, Math.ceil(shown / 2));
  const back = Math.min(tail, shown - front);
  return text.slice(0, front) + STARS + text.slice(text.length - back);
}

/** The masked username that other members see: `kimura2007` becomes `kim***07`. Rule: identity#masking. */
export function maskUsername(username: string): string {
  return maskMiddle(username, 3, 2);
}

/** The masked e-mail that other members see: the local part is masked, the domain stays (`ki***r@mail.example`). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? maskMiddle(email, 2, 1) : maskMiddle(email.slice(0, at), 2, 1) + email.slice(at);
}

/** The masked phone number that other members see: the first three and last two digits stay (`138***78`). */
export function maskPhone(phone: string): string {
  return maskMiddle(phone, 3, 2);
}
