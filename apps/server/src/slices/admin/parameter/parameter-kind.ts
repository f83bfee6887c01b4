import { PARAMETERS } from '@greenhall/contract/shared/parameters';
import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import {
  type Parameter,
  type Parameters,
  noticeOfParameter,
  readParameter,
  writtenParameter,
} from '@greenhall/domain/shared/parameter';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { insertVersion, newestVersion } from '../../../platform/parameters/store.ts';
import type { Ports } from '../../../platform/ports.ts';

/** The value as it was typed. */
const storedBody = z.object({ value: z.string() });
type Proposed = z.infer<typeof storedBody>;

interface Step {
  readonly declared: Parameter;
  readonly version: number;
  readonly from: bigint;
  readonly to: bigint;
}

/** The step from the newest version to the next one: `notFound`, `amountRule`, `parameterRange`, `statusChanged` if nothing changes. */
async function nextStep(tx: Tx, all: Parameters, name: string, typed: string): Promise<Result<Step>> {
  const declared = all[name];
  if (!declared) return refuse('notFound');
  const to = readParameter(declared, typed);
  if (!to.ok) return to;
  const newest = await newestVersion(tx, name);
  const from = newest?.value ?? declared.shipped;
  if (from === to.value) return refuse('statusChanged');
  return accept({ declared, version: (newest?.version ?? 0) + 1, from, to: to.value });
}

/**
 * A value of a parameter, whose name is the subject: one proposal of each is open at a time. What members feel is announced for a day, and
 * taken only if it is still within the bounds then. Rule: admin#parameters.
 */
export const parameterChanged = (
  { live }: Pick<Ports, 'live'>,
  all: Parameters = PARAMETERS,
): ProposalKind<Proposed> => {
  const feltBy = (name: string) => all[name]?.feltBy ?? 'members';
  /** Open screens of members read anew what is announced or in force. */
  const tell = (tx: Tx) => live.publish(tx, { channels: ['all'], events: [{ what: 'notice', id: '' }] });
  return {
    name: 'parameter',
    body: storedBody,
    noticeMs: (name) => noticeOfParameter({ feltBy: feltBy(name) }),
    beneficiary: () => NOBODY,
    difference: async (tx, name, { value }) => {
      const step = await nextStep(tx, all, name, value);
      if (!step.ok) return step;
      const { declared, from, to } = step.value;
      const shown = (one: bigint) => `${writtenParameter(declared, one)} ${declared.unit}`;
      return accept([{ field: 'parameter', from: shown(from), to: shown(to) }]);
    },
    announce: (tx) => tell(tx),
    apply: async (tx, name, { value }, at, [proposedBy, approvedBy]) => {
      const step = await nextStep(tx, all, name, value);
      if (!step.ok) return step;
      if (proposedBy === undefined || approvedBy === undefined) throw new Error('a parameter takes two operators');
      const { version, to } = step.value;
      await insertVersion(tx, { name, version, value: to, effectiveAt: at, proposedBy, approvedBy });
      if (feltBy(name) === 'members') await tell(tx);
      return accept(true);
    },
  };
};
