import type { Act } from '@greenhall/domain/admin/roles';
import type { ReadKey } from './route.ts';

/** A pattern of the whole names of channels. It knows their type, which it never holds as a value. */
export interface ChannelPattern<Channel extends string = string> extends RegExp {
  readonly typed?: Channel;
}

/** Gives a pattern the type of the names that it fits. Rule: shared#live. */
export const channel = <Channel extends string>(pattern: RegExp): ChannelPattern<Channel> => pattern;

/** The one channel of a name, which a console joins as long as it is open if its operator's roles reach the act. */
export const named = <const Channel extends string>(
  name: Channel,
): { readonly name: Channel; readonly pattern: ChannelPattern<Channel> } => ({
  name,
  pattern: channel<Channel>(new RegExp(`^${name}$`)),
});

/** Channels that only operators may join: those with the right to see what the act is about. */
export interface DeskChannels<Channel extends string = string, Event extends string = string> {
  readonly pattern: ChannelPattern<Channel>;
  /** Of a channel that is not about one thing alone. */
  readonly name?: Channel;
  readonly act: Act;
  /** The event that comes there. */
  readonly tells: Event;
}

/** The live channels and events of a slice. */
export interface LiveDeclaration<
  Event extends string = string,
  Channel extends string = string,
  DeskEvent extends string = string,
> {
  /** The slice's own channels. The member's own channel is shared by all slices. */
  readonly channels: readonly ChannelPattern<Channel>[];
  readonly deskChannels?: readonly DeskChannels<Channel, NoInfer<DeskEvent>>[];
  /**
   * What may have changed, and the reads that are out of date then. Each app reads again those of them that it shows, and repeats
   * none of them while it follows the events.
   */
  readonly events: Readonly<Record<Event, readonly ReadKey[]>>;
  /** What may have changed at the operators' desk, and the reads of the console that are out of date then. */
  readonly deskEvents?: Readonly<Record<DeskEvent, readonly ReadKey[]>>;
  /** Those of them that a session that acts for another account is not told of. */
  readonly own?: readonly NoInfer<Event>[];
}

/** The names of the channels of a declaration. */
export type ChannelOf<Live> = Live extends LiveDeclaration<string, infer Channel> ? Channel : never;

/** Declares the channels and events of one slice; their names are kept as types. Rule: shared#live. */
export function defineLive<
  const Event extends string = never,
  Channel extends string = never,
  const DeskEvent extends string = never,
>(live: LiveDeclaration<Event, Channel, DeskEvent>): LiveDeclaration<Event, Channel, DeskEvent> {
  return live;
}

/** Why the server closes a socket: close codes of the range for applications. */
export const LIVE_CLOSE = {
  badRequest: 4400,
  notSignedIn: 4401,
  slow: 4408,
  tooMany: 4429,
} as const;
