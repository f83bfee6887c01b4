import { rights } from '@greenhall/contract/generated/rights';
import { type Act, type Capability, type Role, mayDo } from '@greenhall/domain/admin/roles';
import { type ReactNode, createContext, use } from 'react';

/** A route that operators call. */
export type DeskRoute = keyof typeof rights;

/** The roles of the operator who is signed in. */
export const RolesContext = createContext<readonly Role[]>([]);

/** Whether roles reach a route; for one that is used for two steps, the step can be named. */
export function mayCall(roles: readonly Role[], route: DeskRoute, step?: Capability): boolean {
  const [act, ...needs]: readonly [Act, ...Capability[]] = rights[route];
  return (step === undefined ? needs : [step]).some((capability) => mayDo(roles, act, capability));
}

export function useRoles(): readonly Role[] {
  return use(RolesContext);
}

/** The username of the operator who is signed in. */
export const NameContext = createContext<string | null>(null);

/** Whether a username is that of the operator who is signed in: who took the first of two steps does not take the second. */
export function useIsMe(): (username: string | null) => boolean {
  const name = use(NameContext);
  return (username) => username !== null && username === name;
}

/** What the operator who is signed in may call: what it may not is not drawn. */
export function useMay(): (route: DeskRoute, step?: Capability) => boolean {
  const roles = useRoles();
  return (route, step) => mayCall(roles, route, step);
}

/** Draws something for an operator who may call the route. */
export function IfMay({
  route,
  step,
  children,
}: {
  readonly route: DeskRoute;
  /** For a route that is used for two steps: the one that comes next. */
  readonly step?: Capability;
  readonly children: ReactNode;
}) {
  return useMay()(route, step) ? children : null;
}
