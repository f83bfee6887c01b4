import { type Result, accept } from '@greenhall/domain/shared/result';
import { startOfDay } from '@greenhall/domain/shared/time';
import type { Answer } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { listPlans, planAt } from '../../members/index.ts';

/** The plan version in force and the announced ones, for everybody. */
export async function readPlans(ports: Ports): Promise<Result<Answer<'stock.plans'>>> {
  const inForce = await planAt(ports.db, ports.clock.now());
  const announced = (await listPlans(ports.db)).filter(
    ({ version, effectiveDay }) => version === inForce.version || effectiveDay > inForce.effectiveDay,
  );
  return accept({
    items: announced.map(({ version, effectiveDay, decidedAt, proposedAt }) => ({
      version,
      isInForce: version === inForce.version,
      effectiveFrom: new Date(startOfDay(effectiveDay)).toISOString(),
      announcedAt: (decidedAt ?? proposedAt).toISOString(),
    })),
  });
}
