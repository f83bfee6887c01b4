const STARS = '***';

/** Hides the middle of a text; at least half of a short one stays hidden, and the stars never tell its length. */
function maskMiddle(text: string, head: number, tail: number): string {
  const shown = Math.floor(text.length / 2);
  const front = Math.min(head, Math.ceil(shown / 2));
  const back = Math.min(tail, shown - front);
  return text.slice(0, front) + STARS + text.slice(text.length - back);
}

/** A username for others' eyes: `kimura2007` becomes `kim***07`. Rule: identity#masking. */
export function maskUsername(username: string): string {
  return maskMiddle(username, 3, 2);
}

/** An e-mail for others' eyes: the local part is masked, the domain stays (`ki***r@mail.example`). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? maskMiddle(email, 2, 1) : maskMiddle(email.slice(0, at), 2, 1) + email.slice(at);
}

/** A phone number for others' eyes: the first three and last two digits stay (`138***78`). */
export function maskPhone(phone: string): string {
  return maskMiddle(phone, 3, 2);
}
