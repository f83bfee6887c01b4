import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { adminRoutes } from './desk/routes.ts';
import { memberRoutes } from './routes.ts';

export function membersHandlers(ports: Ports): Handlers<'members'> {
  return { ...memberRoutes(ports), ...adminRoutes(ports) };
}
