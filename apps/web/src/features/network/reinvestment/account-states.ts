import type { Reply } from '@greenhall/client/route-input';
import type { Tone } from '@greenhall/ui/display/chip';

type Status = Reply<'network.ownAccounts'>['items'][number]['status'];

/** How the states of a reinvestment account are shown. */
export const ACCOUNT_STATES = {
  pending: { tone: 'warn', label: 'home.pending' },
  active: { tone: 'up', label: 'members.active' },
  closed: { tone: 'neutral', label: 'home.closed' },
} as const satisfies Record<Status, { tone: Tone; label: string }>;
