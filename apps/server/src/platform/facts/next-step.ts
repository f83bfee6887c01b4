import type { NextStepFacts } from '@greenhall/domain/members/next-step';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Db } from '../database/database.ts';

type Facts = Pick<NextStepFacts, 'orders' | 'cooling'>;

/** What the slices above `members` know of what a member has to do next. */
export type NextStepPort = { readonly [P in keyof Facts]: (db: Db, member: MemberNo) => Promise<Facts[P]> };
