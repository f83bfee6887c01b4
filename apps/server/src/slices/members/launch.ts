import { obstaclesOf, type Obstacle } from '@greenhall/domain/members/launch';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Ports } from '../../platform/ports.ts';
import { SettingsError, type Settings } from '../../platform/settings/settings.ts';
import { isLaunched, isPlatformEmpty, lockModeShared, launchInForce } from './store-launch.ts';
import { listPlans, planAt } from './store-plan.ts';

/** Which mode this installation is in: live once two operators have switched it on, else a sandbox. */
export async function modeOf(db: Db | Tx): Promise<'sandbox' | 'live'> {
  return (await isLaunched(db)) ? 'live' : 'sandbox';
}

/** A live installation does not start with settings that would let a test seam in. Throws `SettingsError`. */
export async function checkMode(db: Db, settings: Pick<Settings, 'mode'>): Promise<void> {
  if (settings.mode !== 'live' && (await modeOf(db)) === 'live')
    throw new SettingsError('this installation is live: it needs GREENHALL_MODE=live, and there is no way back');
}

/** What stands in the way of live mode now. */
export async function obstacles(ports: Pick<Ports, 'clock' | 'settings'>, db: Db | Tx): Promise<Obstacle[]> {
  const inForce = await planAt(db, ports.clock.now());
  const later = (await listPlans(db)).filter(({ effectiveDay }) => effectiveDay > inForce.effectiveDay);
  return obstaclesOf({
    hasLiveSettings: ports.settings.mode === 'live',
    isLive: (await modeOf(db)) === 'live',
    isEmpty: await isPlatformEmpty(db),
    coolingOffDays: [inForce, ...later].map(({ plan }) => plan.coolingOffDays),
  });
}

/** The version of the risk text that a new member has accepted, which must be the one in force; `null` in the sandbox. */
export async function checkRisk(db: Db | Tx, accepted: number | undefined): Promise<Result<number | null>> {
  const inForce = await launchInForce(db);
  if (!inForce) return accept(null);
  return accepted === inForce.version ? accept(accepted) : refuse('riskTextChanged');
}

/** As `checkRisk`; no decision on live mode falls between this and the end of the transaction. */
export async function acceptedRisk(tx: Tx, accepted: number | undefined): Promise<Result<number | null>> {
  await lockModeShared(tx);
  return checkRisk(tx, accepted);
}
