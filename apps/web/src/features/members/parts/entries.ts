import type { PlainKey } from '@greenhall/locales/runtime';
import { links, type Place } from '../../../shared/page/links.ts';

export interface Entry {
  to: Place;
  label: PlainKey;
}

/** What the member's own page leads to, in groups; an entry shows once its screen exists (rule: app#routes). */
export const ENTRIES: readonly (readonly Entry[])[] = [
  [
    { to: links.accounts(), label: 'members.accounts' },
    { to: links.nodes(), label: 'members.nodes' },
    { to: links.team(), label: 'members.shared' },
    { to: links.network(), label: 'members.network' },
    { to: links.linkedAccounts(), label: 'members.linked' },
    { to: links.reinvestment(), label: 'members.reinvestment' },
    { to: links.share(), label: 'members.share' },
    { to: links.shop(), label: 'members.mall' },
  ],
  [
    { to: links.recharge(), label: 'members.receiving' },
    { to: links.security(), label: 'members.security' },
    { to: links.verification(), label: 'members.verification' },
    { to: links.loginPassword(), label: 'members.password' },
    { to: links.messages(), label: 'members.service' },
    { to: links.about(), label: 'members.about' },
  ],
];
