import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { LiveNews } from '../../platform/live/live.ts';

interface Touched {
  readonly memberNo: MemberNo;
  /** The referrer and the contact person, as far as there are any. */
  readonly above: readonly (bigint | null)[];
}

/** The live event for a member and those directly above it: it has joined, was activated, or may do something else now. */
export function aboutNode({ memberNo, above }: Touched): LiveNews {
  const members = new Set([memberNo, ...above.filter((no) => no !== null)]);
  return {
    channels: [...members].map((no) => `member:${no}` as const),
    events: [{ what: 'network', id: String(memberNo) }],
  };
}
