import { type ChangedField, CHANGES, PROPOSAL_KINDS } from '@greenhall/domain/admin/proposals';
import { DETAILED_REASON } from '@greenhall/domain/members/reason';
import { PROPOSAL_TRANSITIONS } from '@greenhall/domain/shared/proposal';
import * as z from 'zod/mini';
import { idField, instantField, textField, trimmed } from './fields.ts';
import { nameSchemas } from './named.ts';

export const change = z.object({
  field: z.enum(Object.keys(CHANGES) as ChangedField[]),
  /** Which of several: the path of a figure of the plan, the language of a text. */
  of: z.exactOptional(z.string()),
  from: z.string(),
  to: z.string(),
});
export type Change = z.infer<typeof change>;

/**
 * What a proposal is about, in a name that is the same in every language: a switch's name, a market's coin and network, an
 * operator's or a member's name, a title. `id` is the number of the thing, where it has a page of its own.
 */
const about = z.object({ name: z.string(), id: z.nullable(idField) });
export type About = z.infer<typeof about>;

export const proposal = z.object({
  id: idField,
  kind: z.enum(PROPOSAL_KINDS),
  about,
  changes: z.array(change),
  reason: z.string(),
  state: z.enum(PROPOSAL_TRANSITIONS.states),
  maker: z.string(),
  isMine: z.boolean(),
  at: instantField,
  expiresAt: instantField,
  checker: z.nullable(z.string()),
  decidedAt: z.nullable(instantField),
  /** Why it was rejected or withdrawn. */
  decision: z.nullable(z.string()),
  /** Stands for all that is shown of it; an approval carries it. */
  digest: z.string(),
  /** When it takes effect; null before its approval. */
  notBefore: z.nullable(instantField),
});

/** The answer of a call that takes effect at once or waits for another operator. */
export const doneOrProposed = z.object({ proposal: z.nullable(idField) });

export const reasonField = textField(200);
/** Why an operator inspects or restricts an account: a sentence without control characters, which the database refuses. */
export const detailedReasonField = z
  .string()
  .check(trimmed, z.minLength(DETAILED_REASON.min), z.maxLength(DETAILED_REASON.max), z.regex(/^\P{Cc}*$/u));

nameSchemas({ Proposal: proposal });
