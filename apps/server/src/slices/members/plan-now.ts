import type { Plan } from '@greenhall/domain/members/plan';
import { dayOf } from '@greenhall/domain/shared/time';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Ports } from '../../platform/ports.ts';
import { planOfDay } from './store-plan.ts';

const ofToday = new WeakMap<Ports, { readonly day: number; readonly plan: Plan }>();

/**
 * The plan in force now, whose rates a member pays. It is read once a UTC day in each process: a version is announced 24
 * hours before it takes effect, and takes effect with a day, so that what governs a day is settled before the day begins
 * and every process turns to it at midnight.
 */
export async function planNow(ports: Ports, db: Db | Tx = ports.db): Promise<Plan> {
  const day = dayOf(ports.clock.now().getTime());
  const known = ofToday.get(ports);
  if (known?.day === day) return known.plan;
  const { plan } = await planOfDay(db, day);
  ofToday.set(ports, { day, plan });
  return plan;
}
