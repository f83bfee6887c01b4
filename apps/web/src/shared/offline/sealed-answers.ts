/** What the server answered, and when (ms since the epoch). */
export interface LastAnswer {
  readonly at: number;
  readonly data: unknown;
}

/** The last answers by what was asked. */
export type LastAnswers = ReadonlyMap<string, LastAnswer>;

/** What is stored: the answers of one user, which nobody else opens, and when they were stored (ms since the epoch). */
export interface SealedAnswers {
  readonly at: number;
  /** Its bytes never leave the browser. */
  readonly key: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Milliseconds for which an answer is shown. Rule: app#without-a-connection. */
export const ANSWER_TTL_MS = 7 * 24 * 3_600_000;
/** So many of the newest answers are stored. */
const MOST = 60;

/** Whether a moment is not too long ago; one that is still to come is of a clock that was set back. */
export const isFresh = (at: number, now: number): boolean => at <= now && now - at < ANSWER_TTL_MS;

const bytes = (text: string) => new TextEncoder().encode(text);

/** Encrypts the newest answers for their owner, by a key that is made for it or was before. */
export async function sealAnswers(
  answers: LastAnswers,
  owner: string,
  now: number,
  key?: CryptoKey,
): Promise<SealedAnswers> {
  const newest = [...answers]
    .filter(([, { at }]) => isFresh(at, now))
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST);
  const sealing =
    key ?? (await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: bytes(owner) };
  return {
    at: now,
    key: sealing,
    iv,
    sealed: await crypto.subtle.encrypt(algorithm, sealing, bytes(JSON.stringify(newest))),
  };
}

/** The answers that are not too old; none for another owner. */
export async function openAnswers(
  { key, iv, sealed }: SealedAnswers,
  owner: string,
  now: number,
): Promise<LastAnswers> {
  try {
    const algorithm = { name: 'AES-GCM', iv, additionalData: bytes(owner) };
    const text = new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, sealed));
    const entries = JSON.parse(text) as readonly (readonly [string, LastAnswer])[];
    return new Map(entries.filter(([, { at }]) => isFresh(at, now)));
  } catch {
    return new Map();
  }
}
