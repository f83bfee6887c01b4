import { createHmac } from 'node:crypto';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { checkOwnershipAge, ownershipText } from '@greenhall/domain/wallet/ownership';
import { signerOf } from '../../../platform/chain/signer.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { presentAccount } from './present.ts';
import { type AccountRow, listAccounts, lockAccounts, markProved } from './store-accounts.ts';

/**
 * The text to sign for an account at a moment. It is not stored: the nonce is derived from the other fields and the
 * installation's secret.
 */
function textFor(ports: Ports, { id, memberNo, network, address }: AccountRow, issuedAt: Date): string {
  const seed = `ownership|${id}|${memberNo}|${network}|${address}|${issuedAt.toISOString()}`;
  const nonce = createHmac('sha256', ports.secret).update(seed).digest('hex').slice(0, 32);
  const origin = new URL(ports.publicUrl()).host;
  return ownershipText({
    origin,
    network,
    address,
    memberNo: String(memberNo),
    nonce,
    issuedAt: issuedAt.getTime(),
  });
}

const ownAccount = (rows: readonly AccountRow[], id: string): AccountRow | undefined =>
  rows.find((row) => row.id === BigInt(id));

export async function challengeAccount(
  ports: Ports,
  call: Call<'wallet.accountChallenge'>,
): Promise<Result<Answer<'wallet.accountChallenge'>>> {
  const row = ownAccount(await listAccounts(ports.db, call.caller.memberNo), call.params.id);
  if (!row) return refuse('accountNotFound');
  const issuedAt = ports.clock.now();
  return accept({ text: textFor(ports, row, issuedAt), issuedAt: issuedAt.toISOString() });
}

export async function proveAccount(
  ports: Ports,
  call: Call<'wallet.proveAccount'>,
): Promise<Result<Answer<'wallet.proveAccount'>>> {
  const me = call.caller.memberNo;
  const seen = ownAccount(await listAccounts(ports.db, me), call.params.id);
  if (!seen) return refuse('accountNotFound');
  const now = ports.clock.now();
  const issuedAt = new Date(call.body.issuedAt);
  const inTime = checkOwnershipAge(issuedAt.getTime(), now.getTime());
  if (!inTime.ok) return inTime;
  const signer = signerOf(seen.network, textFor(ports, seen, issuedAt), call.body.signature);
  if (signer !== seen.address) return refuse('ownershipUnproved');
  return once(ports, call, async (tx) => {
    const row = ownAccount(await lockAccounts(tx, me), call.params.id);
    if (row?.address !== seen.address) return refuse('accountNotFound');
    // A text can prove an address only once.
    if (row.provedAt && row.provedAt >= issuedAt) return refuse('ownershipUnproved');
    await markProved(tx, row.id, now);
    return accept(presentAccount({ ...row, provedAt: now }));
  });
}
