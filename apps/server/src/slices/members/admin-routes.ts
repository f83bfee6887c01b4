import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { inspectMember } from './commands/inspect-member.ts';
import { findMembers } from './queries/members.ts';

export function adminRoutes(ports: Ports): Pick<Handlers<'members'>, 'members.list' | 'members.inspect'> {
  return {
    'members.list': (call) => findMembers(ports, call),
    'members.inspect': (call) => inspectMember(ports, call),
  };
}
