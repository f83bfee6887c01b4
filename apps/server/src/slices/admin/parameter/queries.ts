import {
  PARAMETERS_BY_SLICE,
  PARAMETER_SLICES,
  type ParameterName,
  type ParameterSlice,
} from '@greenhall/contract/shared/parameters';
import { type Parameter, writtenParameter } from '@greenhall/domain/shared/parameter';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer } from '../../../platform/http/call.ts';
import { type ParameterRow, parameterVersions } from '../../../platform/parameters/store.ts';
import { openProposalsOf, type ProposalRow } from '../../../platform/approvals/store.ts';
import type { Ports } from '../../../platform/ports.ts';
import { operatorNames } from '../store-operators.ts';

type Shown = Answer<'admin.parameters'>['items'][number];

/** The value that a proposal leads to, without its unit. */
const leadsTo = ({ difference }: ProposalRow): string => difference[0]?.to.split(' ')[0] ?? '';

interface Known {
  readonly versions: readonly ParameterRow[];
  readonly open: readonly ProposalRow[];
  readonly names: ReadonlyMap<bigint, string>;
}

interface Declared {
  readonly name: ParameterName;
  readonly slice: ParameterSlice;
  readonly declared: Parameter;
}

const DECLARED: readonly Declared[] = PARAMETER_SLICES.flatMap((slice) =>
  Object.entries<Parameter>(PARAMETERS_BY_SLICE[slice]).map(([name, declared]) => ({
    name: name as ParameterName,
    slice,
    declared,
  })),
);

function present({ name, slice, declared }: Declared, { versions, open, names }: Known): Shown {
  const written = (value: bigint) => writtenParameter(declared, value);
  const made = versions
    .filter((row) => row.name === name)
    .map((row) => ({
      version: row.version,
      value: written(row.value),
      from: row.effectiveAt.toISOString(),
      proposedBy: names.get(row.proposedBy) ?? null,
      approvedBy: names.get(row.approvedBy) ?? null,
    }));
  const shipped = { version: 0, value: written(declared.shipped), from: null, proposedBy: null, approvedBy: null };
  const [now, ...before] = [...made, shipped];
  const proposal = open.find(({ subject }) => subject === name);
  const isAnnounced = proposal?.state === 'approved' && proposal.notBefore !== null;
  return {
    name,
    slice,
    unit: declared.unit,
    feltBy: declared.feltBy,
    min: written(declared.min),
    max: written(declared.max),
    now,
    announced: isAnnounced ? { value: leadsTo(proposal), from: proposal.notBefore.toISOString() } : null,
    proposed:
      proposal?.state === 'proposed'
        ? { proposal: String(proposal.id), value: leadsTo(proposal), by: proposal.maker }
        : null,
    before,
  };
}

/** Every parameter with its values: in force, announced, proposed, and before. Rule: admin#parameters. */
export async function readParameters({ db }: Ports): Promise<Result<Answer<'admin.parameters'>>> {
  const versions = await parameterVersions(db);
  const open = await openProposalsOf(db, 'parameter');
  const names = await operatorNames(
    db,
    versions.flatMap(({ proposedBy, approvedBy }) => [proposedBy, approvedBy]),
  );
  return accept({ items: DECLARED.map((one) => present(one, { versions, open, names })) });
}
