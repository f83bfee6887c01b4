import { createHmac } from 'node:crypto';
import { checkEmail, checkPhone } from '@greenhall/domain/identity/credentials';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { countMessage, type Exhausted, type Sending, alarmBudget } from './message-budget.ts';
import { contactsOf } from './store-contact.ts';
import { type CodeKey, insertCode, lockLatestCode, tryLatestCode } from './store-code.ts';

export type Channel = 'phone' | 'email';
export type PublicPurpose = 'register' | 'retrieve';
export type MemberPurpose =
  | 'resetPay'
  | 'bind'
  | 'confirm'
  | 'secondFactor'
  | 'account'
  | 'trade'
  | 'export'
  | 'link'
  | 'node'
  | 'nodePasswords';

export const CODE_TIMES = { resendIn: 60, expiresIn: 600 } as const;
const TRIES = 5;
/** An address in its normal form, or the refusal of its kind. */
export const checkAddress = (channel: Channel, typed: string): Result<string> =>
  channel === 'phone' ? checkPhone(typed) : checkEmail(typed);

/** The key of a member's code. Two accounts with the same phone have separate codes. */
export const memberKey = (memberNo: MemberNo, purpose: MemberPurpose, channel: Channel, address: string): CodeKey => ({
  purpose: `${purpose}:${memberNo}`,
  channel,
  address,
});

function hashOf(ports: Ports, key: CodeKey, code: string): Buffer {
  return createHmac('sha256', ports.secret)
    .update(JSON.stringify([key.purpose, key.channel, key.address, code]))
    .digest();
}

/** Makes and stores a code: one a minute for a purpose and address (`codeTooSoon`). The caller sends it. */
export async function makeCode(
  ports: Ports,
  key: CodeKey,
  count: (tx: Tx) => Promise<Result<void>> = async () => accept(undefined),
): Promise<Result<string>> {
  const code = String(ports.random.below(1_000_000)).padStart(6, '0');
  const now = ports.clock.now();
  return transact(ports.db, async (tx) => {
    const last = await lockLatestCode(tx, key);
    const wait = last ? CODE_TIMES.resendIn - (now.getTime() - last.createdAt.getTime()) / 1000 : 0;
    if (wait > 0) return refuse('codeTooSoon', { seconds: Math.ceil(wait) });
    const counted = await count(tx);
    if (!counted.ok) return counted;
    await insertCode(tx, key, hashOf(ports, key, code), now, new Date(now.getTime() + CODE_TIMES.expiresIn * 1000));
    return accept(code);
  });
}

/** Makes a code that is going to be sent, within the budgets for messages (`codeTooSoon`, `tooFrequent`). */
export async function makeCodeToSend(
  ports: Ports,
  key: CodeKey,
  chosenBy: Sending['chosenBy'],
): Promise<Result<string>> {
  const sending: Sending = { channel: key.channel, address: key.address, ...(chosenBy && { chosenBy }) };
  const exhausted: Exhausted = {};
  const made = await makeCode(ports, key, (tx) => countMessage(ports, tx, sending, exhausted));
  alarmBudget(ports, sending, exhausted);
  return made;
}

/** Counts an attempt at the latest code of a key outside of any transaction, so that a wrong one stays counted. */
async function spend(ports: Ports, key: CodeKey, code: string): Promise<Result<void>> {
  const fits = await tryLatestCode(ports.db, key, hashOf(ports, key, code), ports.clock.now(), TRIES);
  return fits ? accept(undefined) : refuse('codeWrong');
}

/** Spends a code that was sent to somebody who is not signed in. */
export async function spendCode(
  ports: Ports,
  sent: { purpose: PublicPurpose; channel: Channel; address: string; code: string },
): Promise<Result<void>> {
  const address = checkAddress(sent.channel, sent.address);
  if (!address.ok) return refuse('codeWrong');
  return spend(ports, { purpose: sent.purpose, channel: sent.channel, address: address.value }, sent.code);
}

/** Spends a code that was sent to a bound phone or e-mail, or with `address` to one that is known or about to be bound. */
export async function spendMyCode(
  ports: Ports,
  memberNo: MemberNo,
  sent: { purpose: MemberPurpose; channel: Channel; code: string; address?: string | null },
): Promise<Result<void>> {
  const address = sent.address === undefined ? (await contactsOf(ports.db, memberNo))[sent.channel] : sent.address;
  if (address === null) return refuse('bindRequired');
  return spend(ports, memberKey(memberNo, sent.purpose, sent.channel, address), sent.code);
}
