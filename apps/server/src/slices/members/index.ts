import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { adminRoutes } from './admin-routes.ts';
import { memberRoutes } from './routes.ts';

export { countInspection } from './inspection-limit.ts';
export { acceptedRisk, checkMode, checkRisk, modeOf } from './launch.ts';
export { planToJson } from './plan-json.ts';
export { planNow } from './plan-now.ts';
export {
  type PlanRow,
  decidePlan,
  highestBought,
  insertPlan,
  listPlans,
  planAt,
  planByVersion,
  planOfDay,
} from './store-plan.ts';
export { type Standing, setStandings, standingColumns } from './store-standing.ts';
export {
  type MemberState,
  type MemberStatus,
  createMember,
  memberState,
  membersFiles,
  removeMember,
  setMemberState,
} from './store.ts';

export function membersHandlers(ports: Ports): Handlers<'members'> {
  return { ...memberRoutes(ports), ...adminRoutes(ports) };
}
