import type { Details, Side } from '@greenhall/domain/verification/document';
import { type Keyring, open, seal } from '../../platform/secrets/keyring.ts';
import type { SealedFields, SealedPicture } from './store-sealed.ts';

/** Names what is sealed of a case: the same bytes at another case or in another field do not open. */
export const aboutCase = (caseId: bigint, what: string): string => `verification|${caseId}|${what}`;

type Opened = Pick<Details, 'name' | 'birthDate' | 'number'>;

/** Seals the fields of a case under a new data key. */
export function sealFields(keyring: Keyring, caseId: bigint, { name, birthDate, number }: Opened): SealedFields {
  const { dataKey, ...wrapped } = keyring.newKey(aboutCase(caseId, 'fields'));
  const sealed = (field: string, text: string) => seal(dataKey, Buffer.from(text), aboutCase(caseId, field));
  return {
    ...wrapped,
    name: sealed('name', name),
    birthDate: sealed('birthDate', birthDate),
    number: sealed('number', number),
  };
}

/** Opens the fields of a case. Throws for those of another case. */
export function openFields(keyring: Keyring, caseId: bigint, stored: SealedFields): Opened {
  const dataKey = keyring.unwrap(stored, aboutCase(caseId, 'fields'));
  const opened = (field: string, bytes: Uint8Array) => open(dataKey, bytes, aboutCase(caseId, field)).toString('utf8');
  return {
    name: opened('name', stored.name),
    birthDate: opened('birthDate', stored.birthDate),
    number: opened('number', stored.number),
  };
}

/** Seals a picture of a case under a data key of its own. */
export function sealPicture(keyring: Keyring, caseId: bigint, side: Side, jpg: Buffer): SealedPicture {
  const about = aboutCase(caseId, side);
  const { dataKey, ...wrapped } = keyring.newKey(about);
  return { ...wrapped, side, content: seal(dataKey, jpg, about) };
}

/** Opens a picture of a case. Throws for one of another case or side. */
export function openPicture(keyring: Keyring, caseId: bigint, stored: SealedPicture): Buffer {
  const about = aboutCase(caseId, stored.side);
  return open(keyring.unwrap(stored, about), stored.content, about);
}
