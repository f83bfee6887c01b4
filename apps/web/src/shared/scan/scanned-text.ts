import { links } from '../page/links.ts';

/** What a field asks for, and what of a scanned text is filled into it. */
export type ScanKind = 'invitation' | 'payee' | 'memberNumber' | 'address' | 'request';

const OWN_SCHEME = 'greenhall:member';

/** The text of a member's own code: its username, to be paid, and its number, to be linked (rule: app#scan). */
export function memberCode({ name, number }: { name: string; number: string }): string {
  return `${OWN_SCHEME}?${new URLSearchParams({ name, number })}`;
}

/** The parameters behind the last question mark; an invitation has them in the fragment of its link. */
function parametersOf(text: string): URLSearchParams {
  return new URLSearchParams(text.slice(text.lastIndexOf('?') + 1));
}

/** The place that an invitation is meant for, as far as it says. */
export interface Invitation {
  readonly contact?: string;
  readonly zone?: 'A' | 'B';
}

const isInvitation = (text: string): boolean => text.includes(`${links.register({}).to}?`);

/** What an invitation link says of the place. */
export function scannedInvitation(text: string): Invitation {
  if (!isInvitation(text)) return {};
  const [contact, zone] = ['contact', 'zone'].map((name) => parametersOf(text).get(name));
  return { ...(contact && { contact }), ...((zone === 'A' || zone === 'B') && { zone }) };
}

/** The name of a payment request. */
const REQUEST_NAME = /^[\w-]{22}$/;

/** The name of the payment request that a link leads to, or that is given by itself; `undefined` for any other text. */
export function requestNameIn(text: string): string | undefined {
  const name = text.includes(`${links.paymentRequest().to}?`) ? parametersOf(text).get('name') : text.trim();
  return name && REQUEST_NAME.test(name) ? name : undefined;
}

/** Whether a text is the link of a payment request. */
export const isRequestLink = (text: string): boolean =>
  text.includes(`${links.paymentRequest().to}?`) && requestNameIn(text) !== undefined;

/**
 * What is filled into a field of a text that was scanned. It is only ever filled in: nothing is looked up, opened or sent
 * because of it, and the field checks it as if it had been typed. A text of another kind is filled in as it is.
 */
export function scannedText(kind: ScanKind, raw: string): string {
  // The field reads whom a code names, and for that it needs all of it: what is cut could name somebody else.
  if (kind === 'address') return raw;
  // Nobody sees a control character in a field, and no value that a field asks for contains one.
  const text = raw.replaceAll(/\p{C}/gu, '').trim();
  if (kind === 'invitation') {
    const said = isInvitation(text) ? parametersOf(text) : undefined;
    return said?.get('code') ?? said?.get('recode') ?? text;
  }
  if (kind === 'request') return text;
  if (!text.startsWith(`${OWN_SCHEME}?`)) return text;
  return parametersOf(text).get(kind === 'payee' ? 'name' : 'number') ?? text;
}
