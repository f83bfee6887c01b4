import type { PlainKey } from '@greenhall/locales/runtime';
import type { IconName } from '@greenhall/ui/display/icon';
import { links, type Place } from '../../../shared/page/links.ts';

export interface Entry {
  to: Place;
  label: PlainKey;
  icon: IconName;
  /** What the entry shows of its state. */
  state?: 'accounts' | 'nodes' | 'twoStep' | 'messages' | 'linked';
  /** What concerns the member alone, closed to a session that acts for it. */
  own?: true;
}

export interface EntryGroup {
  title: PlainKey;
  entries: readonly Entry[];
}

/** What the member's own page leads to, in groups; an entry shows once its screen exists (rule: app#routes). */
export const GROUPS: readonly EntryGroup[] = [
  {
    title: 'members.group.money',
    entries: [
      { to: links.level(), label: 'members.stockHall', icon: 'pie' },
      { to: links.accounts(), label: 'members.accounts', icon: 'swap', state: 'accounts' },
      { to: links.accounts({ view: 'receiving' }), label: 'members.receiving', icon: 'wallet' },
      { to: links.shop(), label: 'members.mall', icon: 'cart' },
      { to: links.orders(), label: 'members.orders', icon: 'list' },
    ],
  },
  {
    title: 'members.group.people',
    entries: [
      { to: links.nodes(), label: 'members.nodes', icon: 'user', state: 'nodes' },
      { to: links.team(), label: 'members.shared', icon: 'users' },
      { to: links.network(), label: 'members.network', icon: 'tree' },
      { to: links.linkedAccounts(), label: 'members.linked', icon: 'link', state: 'linked', own: true },
      { to: links.reinvestment(), label: 'members.reinvestment', icon: 'refresh' },
      { to: links.share(), label: 'members.share', icon: 'share' },
    ],
  },
  {
    title: 'members.group.security',
    entries: [
      { to: links.security(), label: 'members.security', icon: 'shield', state: 'twoStep' },
      { to: links.verification(), label: 'members.verification', icon: 'check', own: true },
    ],
  },
  {
    title: 'members.group.app',
    entries: [
      { to: links.messages(), label: 'members.service', icon: 'chat', state: 'messages', own: true },
      { to: links.questions(), label: 'members.questions', icon: 'list' },
      { to: links.about(), label: 'members.about', icon: 'info' },
    ],
  },
];
