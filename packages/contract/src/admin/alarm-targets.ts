import { TARGET_KINDS } from '@greenhall/domain/admin/alarm-targets';
import * as z from 'zod/mini';
import { idField, instantField, nothing, textField } from '../shared/fields.ts';
import { proposal, reasonField } from '../shared/proposal.ts';
import { defineRoutes } from '../shared/route.ts';
import { languageField } from './account.ts';

/** Where alarms are sent, besides the dashboard. Rule: admin#targets. */
export const alarmTargetRoutes = defineRoutes({
  alarmTargets: {
    method: 'GET',
    path: '/admin/alarm-targets',
    access: 'operator',
    act: 'admin.alarmTargets',
    needs: 'read',
    summary: 'Where alarms are sent, and what became of what was sent in the last 30 days.',
    response: z.object({
      items: z.array(
        z.object({
          id: idField,
          kind: z.enum(TARGET_KINDS),
          address: z.string(),
          openedAt: z.nullable(instantField),
          /** Null while it is open. */
          closedAt: z.nullable(instantField),
          waiting: z.int(),
          /** What was given up. */
          failed: z.int(),
          deliveredAt: z.nullable(instantField),
          /** Why an attempt has failed last. */
          error: z.nullable(z.string()),
          /** The last test; `error` says why it has failed. */
          test: z.nullable(
            z.object({
              state: z.enum(['waiting', 'delivered', 'failed']),
              at: instantField,
              error: z.nullable(z.string()),
            }),
          ),
        }),
      ),
    }),
    refusals: [],
  },
  proposeAlarmTarget: {
    method: 'POST',
    path: '/admin/alarm-targets',
    access: 'operator',
    act: 'admin.alarmTargets',
    needs: 'propose',
    summary:
      'Proposes a mail address or a webhook to which alarms are sent once another super approves. The secret of a webhook is answered once.',
    body: z.object({
      kind: z.enum(TARGET_KINDS),
      address: textField(500),
      /** The language of the e-mails. */
      language: languageField,
      reason: reasonField,
    }),
    response: z.object({
      proposal,
      /** By which a webhook knows the sender; null for a mail address, and when the request is repeated. */
      secret: z.nullable(z.string()),
    }),
    changes: ['admin.proposals', 'admin.dashboard'],
    refusals: ['emailRule', 'badRequest', 'statusChanged', 'resubmitted'],
  },
  testAlarmTarget: {
    method: 'POST',
    path: '/admin/alarm-targets/:id/test',
    access: 'operator',
    act: 'admin.alarmTargets',
    needs: 'propose',
    summary: 'Sends a test to an open target, once; the list of targets says what became of it.',
    params: z.object({ id: idField }),
    body: nothing,
    response: nothing,
    changes: ['admin.alarmTargets'],
    refusals: ['notFound', 'statusChanged', 'tooFrequent'],
  },
  closeAlarmTarget: {
    method: 'POST',
    path: '/admin/alarm-targets/:id/close',
    access: 'operator',
    act: 'admin.alarmTargets',
    needs: 'propose',
    summary: 'Proposes that alarms are no longer sent to a target.',
    params: z.object({ id: idField }),
    body: z.object({ reason: reasonField }),
    response: proposal,
    changes: ['admin.proposals', 'admin.dashboard'],
    refusals: ['notFound', 'statusChanged', 'resubmitted'],
  },
});
