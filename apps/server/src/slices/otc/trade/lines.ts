import { tradeHolds } from '@greenhall/domain/otc/movements';
import type { LinesOf } from '../../../platform/facts/lines.ts';
import { answersOf, appealsOf } from './store-appeals.ts';
import { tradeById, stepsOf } from './store-trades.ts';

/** What happened to trades; what was answered to an appeal is no step of its trade. */
export const otcLines: LinesOf = {
  trade: async (db, id) => {
    const row = await tradeById(db, id);
    if (!row) return undefined;
    const { number, buyer, seller, madeAt } = row;
    const steps = await stepsOf(db, id);
    const appeals = await appealsOf(db, id);
    const answers = await answersOf(
      db,
      appeals.map((appeal) => appeal.id),
    );
    return {
      number,
      members: [buyer, seller],
      since: madeAt,
      steps: [
        ...steps.map(({ event, by, at }) => ({ at, name: event, by: by === 'system' ? null : by })),
        ...answers.map(({ by, at }) => ({ at, name: 'answerAppeal', by })),
      ],
      holds: tradeHolds(row),
    };
  },
};
