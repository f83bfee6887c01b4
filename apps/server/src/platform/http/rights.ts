import { type RouteKey, routes } from '@greenhall/contract/routes';
import { INSPECTIONS } from '@greenhall/contract/shared/inspection';
import type { Route } from '@greenhall/contract/shared/route';
import { type Act, type Capability, type Role, mayDo } from '@greenhall/domain/admin/roles';
import { type Refusal, type Result, accept, refuse } from '@greenhall/domain/shared/result';

/** The route of a key. */
export function routeOf(key: RouteKey): Route {
  const [slice, name] = key.split('.') as [keyof typeof routes, string];
  const route = (routes[slice] as unknown as Readonly<Record<string, Route>>)[name];
  if (!route) throw new Error(`there is no route ${key}`);
  return route;
}

type Roles = Readonly<{ roles: readonly Role[] }>;

/** Whether an operator's roles reach one of the steps that a route serves; other routes need no role. */
export function mayCall({ roles }: Roles, route: Route): boolean {
  if (route.access !== 'operator') return true;
  return [route.needs].flat().some((capability) => mayDo(roles, route.act, capability));
}

/** Whether an operator's roles reach a route. */
export function mayReach(caller: Roles, key: RouteKey): boolean {
  return mayCall(caller, routeOf(key));
}

/** Which of an operator's roles reach a route: those with which it acts. */
export function rolesUsed(key: RouteKey, { roles }: Roles): readonly Role[] {
  const route = routeOf(key);
  return roles.filter((role) => mayCall({ roles: [role] }, route));
}

/** Whether an operator's roles reach a step of an act: `forbidden`. */
export function checkRight({ roles }: Roles, act: Act, step: Capability): Result<true> {
  return mayDo(roles, act, step) ? accept(true) : refuse('forbidden');
}

/** For a route that serves two steps: whether the caller may take this one (`forbidden`). */
export function checkStep(
  { route: key, caller }: { readonly route: RouteKey; readonly caller: Roles },
  step: Capability,
): Result<true> {
  const route = routeOf(key);
  if (route.access !== 'operator') throw new Error(`${key} is no route of operators`);
  return checkRight(caller, route.act, step);
}

const below = (path: string): boolean => path.startsWith(`${INSPECTIONS}/`);

/** Throws for a route by which something would be written under an inspection: the program does not start with one. */
export function checkReadsOnly({ method, path }: Pick<Route, 'method' | 'path'>): void {
  if (method !== 'GET' && below(path)) throw new Error(`${method} ${path} would write under an inspection`);
}

/** Why a request is refused whose address no route has. Below an inspection nothing is written, whatever it is. */
export function refusalOfUnknown({ method, url }: { readonly method: string; readonly url: string }): Refusal {
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return isWrite && below(url.replace(/^\/api/, '')) ? refuse('inspectionReadsOnly') : refuse('notFound');
}
