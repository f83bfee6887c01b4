import type { PlainKey } from '@greenhall/locales/runtime';
import { goTo, links, placeAsked, useLocation } from '../../kit/location.ts';
import { type DeskRoute, useMay } from '../../kit/rights.tsx';

/** The parts of an inspected account, in their order, with the route that reads each. */
const PARTS = {
  profile: { title: 'console.profile', reads: 'members.deskProfile' },
  balances: { title: 'console.balances', reads: 'wallet.deskBalances' },
  bill: { title: 'wallet.billTitle', reads: 'wallet.deskBill' },
  tree: { title: 'network.tree', reads: 'network.deskTree' },
  links: { title: 'network.linkTitle', reads: 'network.deskLinks' },
  trades: { title: 'console.orders', reads: 'otc.deskMemberTrades' },
  shares: { title: 'console.queue', reads: 'stock.deskAllocations' },
  sessions: { title: 'ownAccount.sessions', reads: 'members.deskSessions' },
  notices: { title: 'console.notices', reads: 'notifications.deskNotices' },
} as const satisfies Readonly<Record<string, { readonly title: PlainKey; readonly reads: DeskRoute }>>;
export type Part = keyof typeof PARTS;

const isPart = (name: string | null): name is Part => name !== null && Object.hasOwn(PARTS, name);

/** The parts that the operator may open, as they are called. */
export function useParts(): readonly { readonly part: Part; readonly title: PlainKey }[] {
  const may = useMay();
  return (Object.keys(PARTS) as Part[])
    .filter((part) => may(PARTS[part].reads))
    .map((part) => ({ part, title: PARTS[part].title }));
}

/** What the address of a member's page keeps beside member and part. */
type Asked = Readonly<Record<string, string | undefined>>;

/**
 * Which part of a member's page is shown and what is asked of it, by the address: a link shows the same, and the way back leads to what
 * was shown before.
 */
export function useMemberPlace(): {
  readonly member: string | null;
  readonly part: Part;
  readonly asked: (name: string) => string | undefined;
  readonly ask: (more: Asked) => void;
  readonly show: (part: Part) => void;
} {
  const { query } = useLocation();
  const { member, part: named = null, ...rest } = Object.fromEntries(query) as Record<string, string>;
  const part = isPart(named) ? named : 'profile';
  const place = (next: Part, asked: Asked) => {
    const kept = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
    return placeAsked(links.members, {
      member: member ?? '',
      ...(next === 'profile' ? {} : { part: next }),
      ...Object.fromEntries(kept),
    });
  };
  return {
    member: member ?? null,
    part,
    asked: (name) => rest[name],
    ask: (more) => goTo(place(part, { ...rest, ...more })),
    // What was asked of one part means nothing to another.
    show: (next) => goTo(place(next, {})),
  };
}
