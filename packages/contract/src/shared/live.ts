import type { Act } from '@greenhall/domain/admin/roles';
import type { ReadKey } from './route.ts';

/** A pattern of the whole names of channels. It knows their type, which it never holds as a value. */
export interface ChannelPattern<Channel extends string = string> extends RegExp {
  readonly typed?: Channel;
}

/** Gives a pattern the type of the names that it fits. Rule: shared#live. */
export const channel = <Channel extends string>(pattern: RegExp): ChannelPattern<Channel> => pattern;

/** Channels that only operators may join: those with the right to see what the act is about. */
export interface DeskChannels<Channel extends string = string> {
  readonly pattern: ChannelPattern<Channel>;
  readonly act: Act;
}

/** The live channels and events of a slice. */
export interface LiveDeclaration<Event extends string = string, Channel extends string = string> {
  /** The slice's own channels. The member's own channel is shared by all slices. */
  readonly channels: readonly ChannelPattern<Channel>[];
  readonly deskChannels?: readonly DeskChannels<Channel>[];
  /**
   * What may have changed, and the reads that are out of date then. Each app reads again those of them that it shows; none
   * are named where almost every figure may be another one: whatever is shown is read again then.
   */
  readonly events: Readonly<Record<Event, readonly ReadKey[]>>;
  /** Those of them that a session that acts for another account is not told of. */
  readonly own?: readonly NoInfer<Event>[];
}

/** The names of the channels of a declaration. */
export type ChannelOf<Live> = Live extends LiveDeclaration<string, infer Channel> ? Channel : never;

/** Declares the channels and events of one slice; their names are kept as types. Rule: shared#live. */
export function defineLive<const Event extends string, Channel extends string = never>(
  live: LiveDeclaration<Event, Channel>,
): LiveDeclaration<Event, Channel> {
  return live;
}

/** Why the server closes a socket: close codes of the range for applications. */
export const LIVE_CLOSE = {
  badRequest: 4400,
  notSignedIn: 4401,
  slow: 4408,
  tooMany: 4429,
} as const;
