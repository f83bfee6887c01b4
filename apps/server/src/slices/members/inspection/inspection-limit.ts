import type { Result } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';

const INSPECTIONS = defineLimit({
  name: 'inspection',
  max: 60,
  seconds: 3_600,
  per: 'operator',
  about: 'looks into members and their orders, and phone and e-mail shown in full',
});

/** Counts a look into what is a member's own: `tooFrequent`. */
export function countInspection(ports: Ports, tx: Tx, { operatorId }: OperatorCaller): Promise<Result<void>> {
  return countUse(tx, INSPECTIONS, String(operatorId), ports.clock.now());
}
