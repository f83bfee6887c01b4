import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { adminRoutes } from './admin-routes.ts';
import { memberRoutes } from './routes.ts';

export { planToJson } from './plan-json.ts';
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
export { type FullStanding, type Standing, allStandings, setStandings } from './store-standing.ts';
export {
  type MemberState,
  type MemberStatus,
  createMember,
  memberState,
  removeMember,
  setMemberState,
} from './store.ts';

export function membersHandlers(ports: Ports): Handlers<'members'> {
  return { ...memberRoutes(ports), ...adminRoutes(ports) };
}
