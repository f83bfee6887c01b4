import { NOTICES, type NoticeKind } from '@greenhall/domain/notifications/notice';
import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import * as z from 'zod/mini';
import { idField, instantField, nothing, page, pageQuery } from '../shared/fields.ts';
import { INSPECTED_REFUSALS, inspectedPart, inspectionParams } from '../shared/inspection.ts';
import { nameSchemas } from '../shared/named.ts';
import { defineRoutes } from '../shared/route.ts';

const kindField = z.enum(Object.keys(NOTICES) as [NoticeKind, ...NoticeKind[]]);

/** A notification: its kind names its text, and its parameters stand in it. */
export const notification = z.object({
  id: idField,
  kind: kindField,
  params: z.record(z.string(), z.string()),
  at: instantField,
  isRead: z.boolean(),
});

const chosen = z.boolean();
const mailChoices = z.object({ coins: chosen, requests: chosen, trades: chosen, orders: chosen, account: chosen });
const pushChoices = z.object({ messages: chosen, orders: chosen, trades: chosen, notices: chosen });

/** What a member has chosen, by group. */
const choices = z.object({ mail: mailChoices, push: pushChoices });

nameSchemas({ Notification: notification, NotificationChoices: choices });

const endpoint = z.string().check(z.maxLength(1_000));

/** What concerns a member alone, and how the member is told of it. */
export const notificationsRoutes = defineRoutes({
  state: {
    method: 'GET',
    path: '/notifications/state',
    access: 'member',
    alone: 'shown',
    summary: 'How many notifications are unread, up to 100.',
    response: z.object({ unread: z.int() }),
    refusals: [],
  },
  list: {
    method: 'GET',
    path: '/notifications',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: "The member's notifications, newest first.",
    query: z.object(pageQuery),
    response: page(notification),
    refusals: ['actingFor', 'pageCursorInvalid'],
  },
  deskNotices: {
    method: 'GET',
    path: inspectedPart('notices'),
    access: 'operator',
    act: 'members.accounts',
    needs: 'read',
    summary: 'What a member was told, for the operator whose inspection runs; each page is logged.',
    params: inspectionParams,
    query: z.object(pageQuery),
    response: page(notification),
    refusals: [...INSPECTED_REFUSALS, 'pageCursorInvalid'],
  },
  read: {
    method: 'POST',
    path: '/notifications/read',
    access: 'member',
    alone: 'noted',
    own: true,
    summary: 'Marks the notifications as read that stood there, up to the newest that was shown.',
    body: z.object({ upTo: idField }),
    response: nothing,
    changes: ['notifications.state', 'notifications.list'],
    refusals: ['actingFor'],
  },
  choices: {
    method: 'GET',
    path: '/notifications/choices',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'Which groups are mailed and which are announced on devices.',
    response: choices,
    refusals: ['actingFor'],
  },
  choose: {
    method: 'POST',
    path: '/notifications/choices',
    access: 'member',
    alone: 'noted',
    own: true,
    summary: 'Chooses what is mailed and announced. What is left out stays as it is.',
    body: z.object({
      mail: z.optional(z.partial(mailChoices)),
      push: z.optional(z.partial(pushChoices)),
    }),
    response: choices,
    changes: ['notifications.choices'],
    refusals: ['actingFor'],
  },
  pushKey: {
    method: 'GET',
    path: '/notifications/push-key',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'The public key of this installation, with which a browser asks its push service for an endpoint.',
    response: z.object({ key: z.string() }),
    refusals: ['actingFor'],
  },
  addDevice: {
    method: 'POST',
    path: '/notifications/devices',
    access: 'member',
    alone: 'noted',
    own: true,
    summary: 'Lets the device of this session be told by web push that there is something new.',
    body: z.object({
      /** An address at a known push service. */
      endpoint,
      p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
      auth: z.string().check(z.regex(/^[\w-]{22}$/)),
      language: z.enum(TEXT_LANGUAGES),
    }),
    response: nothing,
    changes: [],
    refusals: ['actingFor', 'badRequest'],
  },
  removeDevice: {
    method: 'POST',
    path: '/notifications/devices/remove',
    access: 'member',
    alone: 'noted',
    own: true,
    summary: 'The device with this endpoint is told no more.',
    body: z.object({ endpoint }),
    response: nothing,
    changes: [],
    refusals: ['actingFor'],
  },
});
