import type { Act } from '@greenhall/domain/admin/roles';
import type { ReadKey } from './route.ts';

/** Channels that only operators may join: those with the right to see what the act is about. */
export interface DeskChannels {
  readonly pattern: RegExp;
  readonly act: Act;
}

/** The live channels and events of a slice. */
export interface LiveDeclaration<Event extends string = string> {
  /**
   * The slice's own channels, each as a pattern of the whole name. The member's own channel is shared by all slices.
   */
  readonly channels: readonly RegExp[];
  readonly deskChannels?: readonly DeskChannels[];
  /**
   * What may have changed, and the reads that are out of date then. Each app reads again those of them that it shows; none
   * are named where almost every figure may be another one: whatever is shown is read again then.
   */
  readonly events: Readonly<Record<Event, readonly ReadKey[]>>;
  /** Those of them that a session that acts for another account is not told of. */
  readonly own?: readonly NoInfer<Event>[];
}

/** Declares the channels and events of one slice; the names of the events are kept as a type. Rule: shared#live. */
export function defineLive<const Event extends string>(live: LiveDeclaration<Event>): LiveDeclaration<Event> {
  return live;
}

/** Why the server closes a socket: close codes of the range for applications. */
export const LIVE_CLOSE = {
  badRequest: 4400,
  notSignedIn: 4401,
  slow: 4408,
  tooMany: 4429,
} as const;
