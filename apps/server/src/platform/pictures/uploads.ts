import type { RouteKey } from '@greenhall/contract/routes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { PictureOptions, Picture } from './files.ts';
import type { MemberCaller } from '../http/caller.ts';
import type { Call } from '../http/call.ts';
import type { Job } from '../jobs.ts';
import { countUse, defineLimit } from '../limits.ts';
import type { NamedFiles } from './named-files.ts';
import { imageRule } from './pictures.ts';
import { type Ports, answerBefore } from '../ports.ts';

const NUMBER = defineLimit({ name: 'pictures', max: 100, seconds: 86_400, per: 'member', about: 'pictures sent' });
const KIBIBYTES = defineLimit({
  name: 'picture-bytes',
  max: 50 * 1024,
  seconds: 86_400,
  per: 'member',
  about: 'KiB of pictures sent',
});

/** A member's call with pictures. */
type CallOf<K extends RouteKey> = Call<K> & { readonly caller: MemberCaller };

/** A write and what is checked before its pictures are decoded. */
interface Uploading<P, T> extends PictureOptions {
  /** Whether the write is allowed and not too frequent, checked before any picture is decoded. */
  readonly judge?: () => Promise<Result<unknown>> | Result<unknown>;
  /** The write itself. The parts of the pictures that its rows name are kept. */
  readonly write: (pictures: P) => Promise<Result<T>>;
}

interface Upload<T> extends Uploading<Picture | undefined, T> {
  readonly content: Buffer | undefined;
}

interface Uploads<T> extends Uploading<readonly Picture[], T> {
  readonly contents: readonly Buffer[];
}

async function withinDay(ports: Ports, memberNo: MemberNo, size: number): Promise<Result<void>> {
  const now = ports.clock.now();
  const numbered = await countUse(ports.db, NUMBER, String(memberNo), now);
  return numbered.ok ? countUse(ports.db, KIBIBYTES, String(memberNo), now, Math.ceil(size / 1024)) : numbered;
}

/** Decodes and stores pictures one after the other; nothing is kept if one of them is refused. */
async function keepAll(
  ports: Ports,
  memberNo: MemberNo,
  contents: readonly Buffer[],
  keeping: PictureOptions,
): Promise<Result<readonly Picture[]>> {
  const kept: Picture[] = [];
  for (const content of contents) {
    const counted = await withinDay(ports, memberNo, content.length);
    const picture = counted.ok ? await ports.files.keep(content, keeping) : undefined;
    if (picture) kept.push(picture);
    else {
      await removeAll(ports, kept);
      return counted.ok ? imageRule() : counted;
    }
  }
  return accept(kept);
}

async function removeAll(ports: Ports, pictures: readonly Picture[]): Promise<void> {
  for (const { name } of pictures) await ports.files.remove(name);
}

/**
 * Executes a write that may carry pictures. A repeated request gets its first answer; then the write is judged, then
 * the member's daily limit, and only then each picture is decoded and stored. Files that the write does not name are
 * removed.
 */
export async function withPictures<K extends RouteKey, T>(
  ports: Ports,
  call: CallOf<K>,
  { contents, judge, write, ...keeping }: Uploads<T>,
): Promise<Result<T>> {
  const before = await answerBefore<K, T>(ports, call);
  if (before) return before;
  const judged = await judge?.();
  if (judged && !judged.ok) return judged;
  const kept = await keepAll(ports, call.caller.memberNo, contents, keeping);
  if (!kept.ok) return kept;
  // If the write throws, it is unknown whether it was committed. The sweep removes the files if it was not.
  const done = await write(kept.value);
  if (!done.ok || call.replay.isReplayed) await removeAll(ports, kept.value);
  return done;
}

/** Executes a write that may carry one picture, as `withPictures` does. */
export function withPicture<K extends RouteKey, T>(
  ports: Ports,
  call: CallOf<K>,
  { content, write, ...uploading }: Upload<T>,
): Promise<Result<T>> {
  const contents = content ? [content] : [];
  return withPictures(ports, call, { ...uploading, contents, write: ([picture]) => write(picture) });
}

/** A write with a picture that is stored elsewhere than below `Upload/`, and what is checked before it is decoded. */
interface EncodedUpload<T> {
  readonly content: Buffer;
  readonly judge: () => Promise<Result<unknown>>;
  /** The write itself, with the encoded picture. */
  readonly write: (jpg: Buffer) => Promise<Result<T>>;
}

/** Executes a write with a picture as `withPicture` does, but the write keeps the picture itself. */
export async function withEncoded<K extends RouteKey, T>(
  ports: Ports,
  call: CallOf<K>,
  { content, judge, write }: EncodedUpload<T>,
): Promise<Result<T>> {
  const before = await answerBefore<K, T>(ports, call);
  if (before) return before;
  const judged = await judge();
  if (!judged.ok) return judged;
  const counted = await withinDay(ports, call.caller.memberNo, content.length);
  if (!counted.ok) return counted;
  const jpg = await ports.files.encode(content);
  return jpg ? write(jpg) : imageRule();
}

/** A required picture: without one the write is refused. */
export const pictureOf = (content: Buffer | undefined): Result<Buffer> => (content ? accept(content) : imageRule());

const AT_ONCE = 500;

/** Removes files that no row of any slice names a day after they were stored or released. */
export async function sweepFiles({ files, db, clock }: Ports, slices: readonly NamedFiles[]): Promise<number> {
  const dayAgo = new Date(clock.now().getTime() - DAY);
  const old = await files.olderThan(dayAgo);
  let removed = 0;
  for (let from = 0; from < old.length; from += AT_ONCE) {
    const names = old.slice(from, from + AT_ONCE);
    const named = new Set<string>();
    for (const namedFiles of slices) for (const name of await namedFiles(db, names)) named.add(name);
    const unnamed = names.filter((each) => !named.has(each));
    // One that was released after the first look has lost its row since, and is kept for its day.
    for (const name of await files.olderThan(dayAgo, unnamed)) {
      await files.remove(name);
      removed += 1;
    }
  }
  return removed;
}

export const uploadJobs = (ports: Ports, slices: readonly NamedFiles[]): Job[] => [
  { name: 'sweep-files', everyMs: DAY / 4, whileClosed: 'waits', runsIn: 'one', run: () => sweepFiles(ports, slices) },
];
