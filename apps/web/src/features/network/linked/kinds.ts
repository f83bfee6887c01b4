import type { Reply } from '@greenhall/client/route-input';
import type { LinkState } from '@greenhall/domain/network/link';
import type { Tone } from '@greenhall/ui/display/chip';

export type Link = Reply<'network.links'>['subs'][number];
export type Collected = Reply<'wallet.previewCollection'>['items'][number];
export type CollectReason = NonNullable<Collected['reason']>;

export const TONES: Readonly<Record<LinkState, Tone>> = {
  applied: 'warn',
  bound: 'up',
  refused: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  ended: 'neutral',
};
