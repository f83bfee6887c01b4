import * as z from 'zod/mini';
import type { DeskEventName } from './generated/desk-live.ts';
import type { MemberEventName } from './generated/live.ts';
import { nothing } from './shared/fields.ts';
import { defineRoutes } from './shared/route.ts';

/** The member's own channel, that of all members, or a channel that a slice has declared for members or operators. */
const channelField = z.string().check(z.maxLength(80), z.regex(/^[a-z]+(?::[A-Za-z0-9]+)*$/));

/** The events of members and of operators. */
export type LiveEventName = MemberEventName | DeskEventName;

/** What has changed, and the number of the thing. The client reads it again with its own rights. */
export interface LiveEvent<Name extends LiveEventName = LiveEventName> {
  readonly what: Name;
  readonly id: string;
}

/** What a client sends over the socket, beginning with the ticket. */
export const liveRequest = z.union([
  z.strictObject({ kind: z.literal('ticket'), ticket: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
  z.strictObject({
    kind: z.literal('join'),
    channel: channelField,
    /** The last sequence number that the client has seen on the channel; `null` at first. */
    after: z.nullable(z.int().check(z.gte(0))),
  }),
  z.strictObject({ kind: z.literal('leave'), channel: channelField }),
]);
export type LiveRequest = z.core.output<typeof liveRequest>;

/**
 * What the server sends. `n` counts the messages of one connection from 1: a client drops a repeated message, and
 * reconnects and resumes if one is missing. `beat` comes every 20 s, so that a dead connection is noticed. If the connection is lost, clients
 * come back at different moments within `spread` milliseconds, because all lose a server at once. `missed` in
 * `joined` means that events since `after` are no longer available and everything must be read again; `at` is the
 * current position of the channel, which has had no event for `quiet` milliseconds.
 */
export type LiveMessage = { readonly n: number } & (
  | { readonly kind: 'ready' | 'beat'; readonly spread: number }
  | {
      readonly kind: 'joined';
      readonly channel: string;
      readonly at: number;
      readonly missed: boolean;
      readonly quiet: number;
    }
  | { readonly kind: 'event'; readonly channel: string; readonly sequence: number; readonly event: LiveEvent }
);

export const liveRoutes = defineRoutes({
  ticket: {
    method: 'POST',
    path: '/live/tickets',
    access: 'member',
    alone: 'shown',
    summary: 'A ticket that opens one live socket at `/wss` within 30 s.',
    body: nothing,
    response: z.object({ ticket: z.string() }),
    changes: [],
    refusals: ['tooFrequent'],
  },
  deskTicket: {
    method: 'POST',
    path: '/admin/live/tickets',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary: 'A ticket that opens one live socket for an operator at `/wss` within 30 s.',
    body: nothing,
    response: z.object({ ticket: z.string() }),
    changes: [],
    refusals: ['tooFrequent'],
  },
});
