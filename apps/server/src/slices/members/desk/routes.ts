import type { Handlers } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { proposeLaunch } from './propose-launch.ts';
import { endInspection, inspectMember, unmaskMember } from '../inspection/inspect-member.ts';
import { proposeInspection } from '../inspection/propose-inspection.ts';
import { endInvestigation, proposeInvestigation } from '../inspection/propose-investigation.ts';
import { readMember, readProfile, readSessions } from './queries-member.ts';
import { readLaunches } from './queries-launch.ts';
import { findMembers } from './queries-members.ts';
import { readRestrictions } from './queries-restrictions.ts';
import { endRestriction, setRestriction } from './set-restriction.ts';

type AdminRoute =
  | 'members.list'
  | 'members.deskMember'
  | 'members.inspect'
  | 'members.endInspection'
  | 'members.unmask'
  | 'members.deskProfile'
  | 'members.deskSessions'
  | 'members.proposeInspection'
  | 'members.proposeInvestigation'
  | 'members.endInvestigation'
  | 'members.launches'
  | 'members.proposeLaunch'
  | 'members.restrictions'
  | 'members.restrict'
  | 'members.liftRestriction';

export function adminRoutes(ports: Ports): Pick<Handlers<'members'>, AdminRoute> {
  return {
    'members.list': (call) => findMembers(ports, call),
    'members.deskMember': (call) => readMember(ports, call),
    'members.inspect': (call) => inspectMember(ports, call),
    'members.endInspection': (call) => endInspection(ports, call),
    'members.unmask': (call) => unmaskMember(ports, call),
    'members.deskProfile': (call) => readProfile(ports, call),
    'members.deskSessions': (call) => readSessions(ports, call),
    'members.proposeInspection': (call) => proposeInspection(ports, call),
    'members.proposeInvestigation': (call) => proposeInvestigation(ports, call),
    'members.endInvestigation': (call) => endInvestigation(ports, call),
    'members.launches': () => readLaunches(ports),
    'members.proposeLaunch': (call) => proposeLaunch(ports, call),
    'members.restrictions': (call) => readRestrictions(ports, call),
    'members.restrict': (call) => setRestriction(ports, call),
    'members.liftRestriction': (call) => endRestriction(ports, call),
  };
}
