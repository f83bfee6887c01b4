import type { Act } from '@greenhall/domain/admin/roles';

/**
 * The things of which an operator is shown who else has them open, and the act of the list in which each stands: who may not read
 * the list neither tells nor sees it. Rule: admin#presence.
 */
export const PRESENCE = {
  recharge: 'wallet.recharges',
  withdrawal: 'wallet.withdrawals',
  verification: 'verification.cases',
  appeal: 'otc.appeals',
  conversation: 'messages.conversations',
} as const satisfies Readonly<Record<string, Act>>;
export type PresenceKind = keyof typeof PRESENCE;
export const PRESENCE_KINDS = Object.keys(PRESENCE) as readonly PresenceKind[];

/** The channel of those who have a thing open. */
export type OpenChannel = `open:${PresenceKind}:${string}`;

/** The names of the channels of the things of a kind. */
export const openChannels = (kind: PresenceKind): RegExp => new RegExp(`^open:${kind}:[1-9]\\d{0,15}$`);

/** The kind and number of the thing whose open channel this is. */
export function thingOf(channel: string): { readonly kind: PresenceKind; readonly id: string } | undefined {
  const kind = PRESENCE_KINDS.find((one) => openChannels(one).test(channel));
  return kind && { kind, id: channel.slice(`open:${kind}:`.length) };
}
