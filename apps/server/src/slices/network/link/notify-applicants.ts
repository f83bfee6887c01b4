import { maskUsername } from '@greenhall/domain/identity/masking';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { nameByNumber } from '../store.ts';

/** What one account of a binding is told about the other. */
const NOTICE_OF = {
  applied: 'linkApplied',
  bound: 'linkBound',
  refused: 'linkRefused',
  withdrawn: 'linkWithdrawn',
  expired: 'linkExpired',
  ended: 'linkEnded',
  consentGiven: 'linkConsentGiven',
  consentTaken: 'linkConsentTaken',
} as const;
export type LinkChange = keyof typeof NOTICE_OF;

interface Told {
  /** Who is told. */
  readonly member: MemberNo;
  /** The account at the other end of the binding. */
  readonly other: MemberNo;
  readonly change: LinkChange;
}

/** Tells one account of a binding what the other one did, or time; both read their bindings again. */
export async function notifyOfLink(ports: Ports, tx: Tx, { member, other, change }: Told): Promise<void> {
  const name = await nameByNumber(tx, other);
  await ports.live.publish(tx, {
    channels: [`member:${member}`, `member:${other}`],
    events: [{ what: 'link', id: '' }],
  });
  await ports.notify(tx, member, NOTICE_OF[change], { name: maskUsername(name?.username ?? '') });
}
