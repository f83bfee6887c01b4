import * as z from 'zod/mini';
import { amountField, idField, instantField } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { proposal } from '../shared/proposal.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
import { defineRoutes } from '../shared/route.ts';
import { APPROVAL_NAMES, APPROVAL_VIEWS } from './cases.ts';

const decision = z.object({
  kind: z.enum(APPROVAL_NAMES),
  id: idField,
  /** Its number, or what it is about, in a name that is the same in every language. */
  title: z.nullable(z.string()),
  /** The member or the operator whom it concerns. */
  about: z.nullable(z.string()),
  amount: z.nullable(z.object({ amount: amountField, coin: z.string() })),
  since: instantField,
  /** Who took the first step. */
  maker: z.nullable(z.string()),
  isMine: z.boolean(),
  /** Why the operator who asks may not take the next step. */
  obstacle: z.nullable(z.enum(['forbidden', 'fourEyes', 'sameDevice', 'payoutsFrozen', ...INVOLVED_REFUSALS])),
  /** What is decided in place. */
  proposal: z.nullable(proposal),
});

nameSchemas({ Decision: decision });

export const decisionRoutes = defineRoutes({
  decisions: {
    method: 'GET',
    path: '/admin/decisions',
    access: 'operator',
    act: 'admin.proposals',
    needs: 'read',
    summary:
      'What takes two operators, of the kinds that the operator may read: the oldest first, up to 100 of a kind.',
    query: z.object({ view: z.optional(z.enum(APPROVAL_VIEWS)) }),
    response: z.object({
      items: z.array(decision),
      /** Whether a kind has more than is answered. */
      isCut: z.boolean(),
    }),
    refusals: [],
  },
});
