import { APPROVALS } from '../../packages/contract/src/admin/cases.ts';
import { rights } from '../../packages/contract/src/generated/rights.ts';
import { PROPOSAL_ACTS, PROPOSAL_KINDS, waitsOf } from '../../packages/domain/src/admin/proposals.ts';
import { type Act, type Capability, mayDo, ROLES } from '../../packages/domain/src/admin/roles.ts';
import { DAY } from '../../packages/domain/src/shared/time.ts';
import type { Generator } from './generator.ts';

const rolesThat = (act: Act, reach: Capability): string =>
  ROLES.filter((role) => mayDo([role], act, reach)).join(', ') || '–';

/** What takes two operators, and which of them. */
export const twoOperators: Generator = {
  file: 'docs/domain/two-operators.md',
  make: () => {
    const kinds = PROPOSAL_KINDS.map((kind) => {
      const act = PROPOSAL_ACTS[kind];
      return `| \`${kind}\` | ${rolesThat(act, 'propose')} | ${rolesThat(act, 'decide')} | ${waitsOf(kind) / DAY} days |`;
    });
    const steps = Object.entries(APPROVALS)
      .filter(([kind]) => kind !== 'proposal')
      .map(([kind, { by, reach }]) => `| \`${kind}\` | \`${by}\` | ${rolesThat(rights[by][0], reach)} |`);
    return `# What takes two operators

Generated from \`packages/domain/src/admin\` and \`packages/contract/src/admin\` by \`npm run generate\`.

Nobody takes both steps, and nobody decides what concerns them. What waits for an operator stands in its inbox.

## Proposals

One operator proposes, another decides; what nobody decides in time lapses.

| kind | proposed by | decided by | waits |
| --- | --- | --- | --- |
${kinds.join('\n')}

## Steps of their own

These have their own lists. The step that is named is the one that waits.

| what waits | by | taken by |
| --- | --- | --- |
${steps.join('\n')}
`;
  },
};
