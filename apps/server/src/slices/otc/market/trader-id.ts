import { type KeyObject, createCipheriv, createDecipheriv, createHash, createSecretKey } from 'node:crypto';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';

const BLOCK = 16;
const NUMBER_AT = 8;

const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const known = keys.get(secret);
  if (known) return known;
  const made = createSecretKey(createHash('sha256').update(`trader|${secret}`).digest().subarray(0, BLOCK));
  keys.set(secret, made);
  return made;
}

/** Names a member to other traders: one encrypted block, so that it tells nothing and cannot be counted through. */
export function traderId({ secret }: { secret: string }, memberNo: MemberNo): string {
  const block = Buffer.alloc(BLOCK);
  block.writeBigUInt64BE(memberNo, NUMBER_AT);
  const cipher = createCipheriv('aes-128-ecb', keyOf(secret), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
}

/** The member that is named so; `undefined` if this installation has not made the name. */
export function traderOf({ secret }: { secret: string }, id: string): MemberNo | undefined {
  const sealed = Buffer.from(id, 'base64url');
  if (sealed.length !== BLOCK) return undefined;
  const decipher = createDecipheriv('aes-128-ecb', keyOf(secret), null).setAutoPadding(false);
  const block = Buffer.concat([decipher.update(sealed), decipher.final()]);
  const memberNo = block.readBigInt64BE(NUMBER_AT);
  return block.readBigUInt64BE(0) === 0n && memberNo > 0n ? memberNumber(memberNo) : undefined;
}
