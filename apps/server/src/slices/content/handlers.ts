import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { deskRoutes } from './desk/routes.ts';
import { readerRoutes } from './routes.ts';

export function contentHandlers(ports: Ports): Handlers<'content'> {
  return { ...readerRoutes(ports), ...deskRoutes(ports) };
}
