import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import { DETAILED_REASON } from '@greenhall/domain/members/reason';
import { RESTRICTION_KINDS } from '@greenhall/domain/members/restriction';
import { ANSWER_TITLE_LENGTH } from '@greenhall/domain/messages/answer';
import { JPG } from '@greenhall/test-kit/otc-world';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { type Caller, cut, packed, tryTo } from './scripted-shop.ts';

const jpg = (): Blob => new Blob([new Uint8Array(JPG)], { type: 'image/jpeg' });

/** The reasons that operators give: each script is in one of them. */
export const REASONS = packed(DETAILED_REASON.max).filter(({ length }) => length >= DETAILED_REASON.min);
const REFUSED = REASONS.slice(RESTRICTION_KINDS.length);

/** Every script is a canned answer, which the member is sent, and a note about the conversation. */
export async function sayScripts(member: Caller, desk: Caller, no: string): Promise<void> {
  const params = { member: no };
  await member.call('messages.send', { body: { text: 'Hello' }, files: {} });
  const { version } = await desk.call('messages.conversation', { params });
  await desk.call('messages.take', { params, body: { version } });
  for (const text of SCRIPT_PAYLOADS) {
    const texts = Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, text])) as Record<
      TextLanguage,
      string
    >;
    const title = text.slice(0, ANSWER_TITLE_LENGTH).trim();
    // Braces that hold no known name are refused; such a script is an answer in own words.
    const canned = await tryTo(desk, 'messages.addCannedAnswer', { body: { title, texts } });
    const body = canned ? { canned: canned.id } : { text };
    await desk.call('messages.answer', { params, body, files: {} });
    await desk.call('messages.addNote', { params, body: { text } });
  }
}

/** The member's own words, and the reasons for which operators inspect, refuse and restrict, are nothing but scripts. */
export async function decideScripts(member: Caller, desk: Caller, no: string): Promise<void> {
  for (const nickname of cut(24)) await tryTo(member, 'members.updateProfile', { body: { nickname } });
  for (const reason of REASONS)
    await desk.call('members.inspect', { params: { id: no }, body: { category: 'help', reason } });
  const report = (reference: string, note: string) =>
    tryTo(member, 'wallet.submitRecharge', { body: { amount: '100', reference, note }, files: { voucher: jpg() } });
  // Most scripts have signs that no reference has.
  for (const reference of cut(80)) await report(reference, reference);
  for (const [at, reason] of REFUSED.entries()) {
    const sent = await report(`receipt ${at}`, packed(140)[at] ?? '');
    await desk.call('wallet.rejectRecharge', { params: { id: sent?.id ?? '' }, body: { reason } });
  }
  for (const [at, kind] of RESTRICTION_KINDS.entries())
    await desk.call('members.restrict', { body: { member: no, kind, hours: 1, reason: REASONS[at] ?? '' } });
}

/** Submits a document with scripts for a name and a number, and takes it into review; answers the case. */
export async function proveScripts(member: Caller, desk: Caller): Promise<string> {
  const document = { name: packed(100)[0] ?? '', number: cut(40)[0] ?? '', type: 'passport' } as const;
  const body = { ...document, birthDate: '1990-01-01', country: 'DE', expiresOn: '2090-01-01' };
  await member.call('verification.save', { body });
  for (const side of ['front', 'holding'] as const)
    await member.call('verification.addPicture', { body: { side }, files: { picture: jpg() } });
  await member.call('verification.submit', { body: {} });
  const { items } = await desk.call('verification.desk', { query: { view: 'waiting' } });
  const { id = '', version = 0 } = items[0] ?? {};
  await desk.call('verification.claim', { params: { id }, body: { version } });
  return id;
}
