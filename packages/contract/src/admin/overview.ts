import { ALARMS } from '@greenhall/domain/shared/alarms';
import * as z from 'zod/mini';
import { printable } from '../network/registration.ts';
import { amountField, dayField, idField, instantField, nothing, signedAmountField } from '../shared/fields.ts';
import { reasonField } from '../shared/proposal.ts';
import { defineRoutes } from '../shared/route.ts';
import { orderStateField } from '../shop/order-fields.ts';
import { DAILY_FIGURE_NAMES, DAYS_SHOWN, QUEUE_NAMES, SEARCH_KINDS } from './cases.ts';

/** What the dashboard and the menu of the console show, and what is found there. */
export const overviewRoutes = defineRoutes({
  dashboard: {
    method: 'GET',
    path: '/admin/dashboard',
    access: 'operator',
    act: 'admin.dashboard',
    needs: 'read',
    summary: 'Members, alarms, those that were acknowledged, and the backing law’s figures.',
    response: z.object({
      members: z.object({ pending: z.int(), active: z.int() }),
      /** Alarms of the last days that nobody has acknowledged, newest first. */
      alarms: z.array(
        z.object({
          name: z.enum(ALARMS),
          raised: z.int(),
          lastAt: instantField,
          detail: z.record(z.string(), z.unknown()),
          /** When its causes were over; null while one holds, and for an alarm that tells of an event. */
          overAt: z.nullable(instantField),
        }),
      ),
      /** Those of the last days that an operator has acknowledged and that were not raised since, newest first. */
      acknowledged: z.array(
        z.object({
          name: z.enum(ALARMS),
          raised: z.int(),
          lastAt: instantField,
          detail: z.record(z.string(), z.unknown()),
          /** When its causes were over; null while one holds, and for an alarm that tells of an event. */
          overAt: z.nullable(instantField),
          by: z.string(),
          at: instantField,
          reason: z.nullable(z.string()),
        }),
      ),
      /** Paid orders of members in the line of an operator who made something in them cheaper, for who may read orders. */
      orders: z.array(
        z.object({
          id: idField,
          number: z.string(),
          state: orderStateField,
          total: amountField,
          operators: z.array(z.string()),
          at: instantField,
        }),
      ),
      backing: z.array(z.object({ name: z.string(), coin: z.string(), amount: signedAmountField })),
    }),
    refusals: [],
  },
  acknowledgeAlarm: {
    method: 'POST',
    path: '/admin/alarms/:name/acknowledge',
    access: 'operator',
    act: 'admin.alarms',
    needs: 'alone',
    summary: 'Takes an alarm off the dashboard until it is raised again, with those that were raised before it.',
    params: z.object({ name: z.enum(ALARMS) }),
    /** `lastAt`: when it had been raised last, as it was shown. */
    body: z.object({ lastAt: instantField, reason: z.optional(reasonField) }),
    response: nothing,
    changes: ['admin.dashboard'],
    refusals: ['statusChanged'],
  },
  queues: {
    method: 'GET',
    path: '/admin/queues',
    access: 'operator',
    act: 'admin.dashboard',
    needs: 'read',
    summary:
      'What waits in the lists that the operator may read: how much, counted up to 10,000, since when, and how much of it over its time.',
    response: z.object({
      items: z.array(
        z.object({
          name: z.enum(QUEUE_NAMES),
          waiting: z.int(),
          oldest: z.nullable(instantField),
          /** How much waits longer than the rules say. */
          late: z.int(),
        }),
      ),
    }),
    refusals: [],
  },
  days: {
    method: 'GET',
    mayLag: true,
    path: '/admin/days',
    access: 'operator',
    act: 'admin.dashboard',
    needs: 'read',
    summary: 'Figures of the last 30 UTC days, of those lists that the operator may read; the last day is under way.',
    response: z.object({
      days: z.array(dayField).check(z.length(DAYS_SHOWN)),
      figures: z.array(
        z.object({
          name: z.enum(DAILY_FIGURE_NAMES),
          /** One for each day. */
          values: z.array(amountField).check(z.length(DAYS_SHOWN)),
        }),
      ),
    }),
    refusals: [],
  },
  search: {
    method: 'GET',
    path: '/admin/search',
    access: 'operator',
    act: 'admin.dashboard',
    needs: 'read',
    summary:
      'Things by number, member, phone, e-mail, txid, address or receipt, of the kinds that the operator may read.',
    query: z.object({ q: z.string().check(z.maxLength(120), printable) }),
    response: z.object({
      items: z.array(
        z.object({
          kind: z.enum(SEARCH_KINDS),
          id: z.string(),
          title: z.string(),
          /** The member to whom it belongs. */
          about: z.nullable(z.string()),
        }),
      ),
    }),
    refusals: ['tooFrequent'],
  },
});
