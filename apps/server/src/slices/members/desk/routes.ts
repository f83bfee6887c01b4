import type { Handlers } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { approveLaunch, proposeLaunch, rejectLaunch } from './decide-launch.ts';
import { inspectMember, unmaskMember } from './inspect-member.ts';
import { readLaunches } from './queries-launch.ts';
import { findMembers } from './queries-members.ts';
import { readRestrictions } from './queries-restrictions.ts';
import { endRestriction, setRestriction } from './set-restriction.ts';

type AdminRoute =
  | 'members.list'
  | 'members.inspect'
  | 'members.unmask'
  | 'members.launches'
  | 'members.proposeLaunch'
  | 'members.approveLaunch'
  | 'members.rejectLaunch'
  | 'members.restrictions'
  | 'members.restrict'
  | 'members.liftRestriction';

export function adminRoutes(ports: Ports): Pick<Handlers<'members'>, AdminRoute> {
  return {
    'members.list': (call) => findMembers(ports, call),
    'members.inspect': (call) => inspectMember(ports, call),
    'members.unmask': (call) => unmaskMember(ports, call),
    'members.launches': () => readLaunches(ports),
    'members.proposeLaunch': (call) => proposeLaunch(ports, call),
    'members.approveLaunch': (call) => approveLaunch(ports, call),
    'members.rejectLaunch': (call) => rejectLaunch(ports, call),
    'members.restrictions': (call) => readRestrictions(ports, call),
    'members.restrict': (call) => setRestriction(ports, call),
    'members.liftRestriction': (call) => endRestriction(ports, call),
  };
}
