import { MEMBER_STATUSES } from '@greenhall/domain/members/status';
import * as z from 'zod/mini';
import {
  amountField,
  idField,
  instantField,
  memberNoField,
  nothing,
  page,
  pageQuery,
  textField,
} from '../shared/fields.ts';
import { restrictionFields } from './restrictions.ts';
import { ACTIVATION_COINS, NEXT_STEPS } from '@greenhall/domain/members/next-step';
import { defineRoutes } from '../shared/route.ts';

/** No control characters: the database refuses some of them. */
const printable = z.regex(/^\P{Cc}*$/u);
export const memberStatus = z.enum(MEMBER_STATUSES);

/** What a member reads of itself. */
export const me = z.object({
  id: memberNoField,
  userid: z.string(),
  nickname: z.nullable(z.string()),
  /** Name of the picture below `Upload/`, empty when there is none. */
  avatar: z.string(),
  country: z.nullable(z.string()),
  language: z.nullable(z.string()),
  status: memberStatus,
  level: z.int(),
  bought: z.int(),
  nodeFuel: amountField,
  /** The counted income, that is without stock yield: what the out limit is compared with. */
  totalIncome: amountField,
  effectiveHeight: amountField,
  owner: z.nullable(memberNoField),
  invitationCode: z.string(),
  joinedAt: instantField,
  /** What operators have restricted, in force now. */
  restrictions: z.array(z.object(restrictionFields)),
});

export const membersRoutes = defineRoutes({
  me: {
    method: 'GET',
    path: '/members/me',
    access: 'member',
    alone: 'shown',
    summary: 'The signed-in member: profile, level, node fuel, income, effective height.',
    response: me,
    refusals: [],
  },
  nextStep: {
    method: 'GET',
    path: '/members/me/next-step',
    access: 'member',
    alone: 'shown',
    summary: 'The one thing that the member does next, with the figures that its sentence names.',
    response: z.object({
      kind: z.enum(NEXT_STEPS),
      /** The order that waits. */
      trade: z.nullable(idField),
      level: z.nullable(z.int()),
      /** The end of the order's time, of the cool-down, of the cooling-off, or of the place that is kept. */
      until: z.nullable(instantField),
      /** The price of an activation, or the effective height that is left. */
      amount: z.nullable(amountField),
      coin: z.nullable(z.enum(ACTIVATION_COINS)),
      /** The payment that cools off can be cancelled by the member. */
      mayCancel: z.boolean(),
    }),
    refusals: [],
  },
  updateProfile: {
    method: 'PUT',
    path: '/members/me',
    access: 'member',
    alone: 'noted',
    summary: 'Changes nickname, country and language.',
    body: z.object({
      nickname: z.optional(z.nullable(textField(24))),
      country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
      language: z.optional(z.string().check(z.maxLength(10))),
    }),
    response: nothing,
    changes: ['members.me'],
    refusals: ['contentEmpty', 'badRequest'],
  },
  setAvatar: {
    method: 'POST',
    path: '/members/me/avatar',
    access: 'member',
    alone: 'noted',
    summary: 'Sets the picture; it is decoded and written anew without its metadata.',
    files: ['avatar'],
    response: z.object({ avatar: z.string() }),
    changes: ['members.me'],
    refusals: ['tooFrequent', 'imageRule'],
  },
  /** Not a GET: phone numbers and e-mails that were typed stand in no address, history or log of a proxy. */
  list: {
    method: 'POST',
    path: '/admin/members/search',
    access: 'operator',
    act: 'members.members',
    needs: 'read',
    summary: 'Members for operators, by number, username, phone or e-mail.',
    body: z.object({ ...pageQuery, search: z.optional(z.string().check(z.maxLength(120), printable)) }),
    response: page(
      z.object({
        id: memberNoField,
        userid: z.string(),
        status: memberStatus,
        level: z.int(),
        nodeFuel: amountField,
        joinedAt: instantField,
        /** Whether wrong passwords keep the member from signing in, from wherever they came. */
        isLocked: z.boolean(),
      }),
    ),
    changes: [],
    refusals: ['pageCursorInvalid'],
  },
});
