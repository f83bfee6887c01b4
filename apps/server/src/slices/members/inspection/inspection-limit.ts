import { MEMBERS_PARAMETERS } from '@greenhall/domain/members/parameters';
import type { Result } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { parametersAt } from '../../../platform/parameters/store.ts';
import type { Ports } from '../../../platform/ports.ts';

const INSPECTIONS = defineLimit({
  name: 'inspection',
  max: Number(MEMBERS_PARAMETERS.inspectionsAnHour.shipped),
  seconds: 3_600,
  per: 'operator',
  about: 'looks into members and their orders, and phone and e-mail shown in full (a parameter)',
});

/** Counts a look into what is a member's own: `tooFrequent`. */
export async function countInspection(ports: Ports, tx: Tx, { operatorId }: OperatorCaller): Promise<Result<void>> {
  const now = ports.clock.now();
  const { inspectionsAnHour: max } = await parametersAt(tx, MEMBERS_PARAMETERS, now);
  return countUse(tx, { ...INSPECTIONS, max }, String(operatorId), now);
}
