import { createHash } from 'node:crypto';
import { readPasskeyUse } from '../../../platform/secrets/webauthn.ts';
import type { StoredApproval } from './store-approval.ts';

/** What a text that was signed says. */
export interface SignedText {
  readonly installation: string;
  readonly operator: string;
  /** The act as it was asked for: route, parts of the address and body, as canonical JSON. */
  readonly decision: string;
  readonly shown: unknown;
}

/**
 * What an operator has signed, if the kept signature proves it: it was made by the key that is kept beside it, for exactly this text,
 * by somebody whom the authenticator has verified, and the text names the operator of the row. `undefined` otherwise. It asks nothing
 * of the database or of the passkeys of today. Rule: admin#passkeys.
 */
export async function verifyApproval(kept: StoredApproval): Promise<SignedText | undefined> {
  try {
    const text = JSON.parse(kept.signedText) as SignedText;
    const answer = JSON.parse(kept.assertion) as Record<string, unknown>;
    // The counter rose when the approval was used; what it was before is not kept.
    const passkey = { credentialId: kept.credentialId, publicKey: kept.publicKey, counter: 0n };
    const challenge = createHash('sha256').update(kept.signedText).digest('base64url');
    const counter = await readPasskeyUse({ publicUrl: () => text.installation }, passkey, answer, challenge);
    return counter !== undefined && text.operator === String(kept.operatorId) ? text : undefined;
  } catch {
    return undefined;
  }
}
