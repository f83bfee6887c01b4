import * as z from 'zod/mini';
import type { MarketChannel, otcLive } from './otc/live.ts';
import { nothing } from './shared/fields.ts';
import type { LiveDeclaration } from './shared/live.ts';
import { defineRoutes } from './shared/route.ts';
import type { walletLive } from './wallet/live.ts';

/** The member's own channel, whoever it is, or a channel that a slice has declared. */
const channelField = z.string().check(z.maxLength(80), z.regex(/^[a-z]+(?::[A-Za-z0-9]+)*$/));
export type LiveChannel = 'member' | MarketChannel;

type EventOf<D> = D extends LiveDeclaration<infer Event> ? Event : never;
/** The events of all slices. */
type LiveEventName = EventOf<typeof walletLive> | EventOf<typeof otcLive>;

/** What has changed, and the number of the thing: who is told reads the rest again, with the rights it has. */
export interface LiveEvent {
  readonly what: LiveEventName;
  readonly id: string;
}

/** What a client sends over the socket, the ticket first. */
export const liveRequest = z.union([
  z.strictObject({ kind: z.literal('ticket'), ticket: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
  z.strictObject({
    kind: z.literal('join'),
    channel: channelField,
    /** The last sequence number that was seen there; `null` at first. */
    after: z.nullable(z.int().check(z.gte(0))),
  }),
  z.strictObject({ kind: z.literal('leave'), channel: channelField }),
]);
export type LiveRequest = z.core.output<typeof liveRequest>;

/**
 * What the server sends. `n` counts the messages of one connection from 1: one that comes again is dropped, one that
 * is missing means to connect again and resume. `beat` comes every 20 s, so that a line that is dead is noticed. `missed` in `joined`: what lies between can no longer be told, read
 * everything again; `at` is where the channel stands now.
 */
export type LiveMessage = { readonly n: number } & (
  | { readonly kind: 'ready' }
  | { readonly kind: 'beat' }
  | { readonly kind: 'joined'; readonly channel: string; readonly at: number; readonly missed: boolean }
  | { readonly kind: 'event'; readonly channel: string; readonly sequence: number; readonly event: LiveEvent }
);

/** Why the server closes a socket: codes of the range that applications may use. */
export const LIVE_CLOSE = {
  badRequest: 4400,
  notSignedIn: 4401,
  slow: 4408,
  tooMany: 4429,
} as const;

export const liveRoutes = defineRoutes({
  ticket: {
    method: 'POST',
    path: '/live/tickets',
    access: 'member',
    summary: 'A ticket that opens one live socket at `/wss` within 30 s.',
    body: nothing,
    response: z.object({ ticket: z.string() }),
    changes: [],
    refusals: ['tooFrequent'],
  },
});
