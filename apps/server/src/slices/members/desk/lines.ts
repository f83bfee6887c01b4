import { memberNumber } from '@greenhall/domain/shared/member-no';
import type { LinesOf } from '../../../platform/facts/lines.ts';
import { memberState } from '../store.ts';

/** What happened to members, as far as it stands open. */
export const memberLines: LinesOf = {
  member: async (db, id) => {
    const no = memberNumber(id);
    const state = await memberState(db, no);
    return (
      state && {
        number: String(no),
        members: [],
        since: state.joinedAt,
        steps: [{ at: state.joinedAt, name: 'joined', by: null }],
        holds: [],
      }
    );
  },
};
