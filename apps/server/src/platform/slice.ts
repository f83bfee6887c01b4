import type { CaseKind } from '@greenhall/contract/admin/cases';
import type { RouteKey, Routes } from '@greenhall/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ProposalKind } from './approvals/kind.ts';
import type { Check } from './checks.ts';
import { bindSlice } from './http/bind.ts';
import type { Handler, Handlers } from './http/call.ts';
import type { AuthPort } from './http/caller.ts';
import type { Job } from './jobs.ts';
import type { NamedFiles } from './pictures/named-files.ts';
import type { Ports } from './ports.ts';
import type { StateMachine } from './facts/state-machines.ts';
import type { OrdersOf } from './lists/list-of.ts';
import type { PersonalTable } from './facts/personal-data.ts';
import type { CasesOf } from './facts/cases.ts';
import type { Measure } from './facts/measures.ts';
import type { WatchesOf } from './facts/watches.ts';

/** The ports that applying a decided proposal may use. */
export type ProposalPorts = Pick<
  Ports,
  | 'clock'
  | 'random'
  | 'messenger'
  | 'log'
  | 'publicUrl'
  | 'live'
  | 'notify'
  | 'settings'
  | 'alarms'
  | 'secret'
  | 'chain'
>;

/** Handlers whose routes are known only when they are called. */
export type HandlersByRoute = Readonly<Record<string, Handler<RouteKey>>>;

/** Everything that a slice adds to the program. It is declared in the slice's `slice.ts` and listed in `compose.ts`. */
export interface Slice {
  readonly name: string;
  /** Binds the slice's handlers to its routes; absent if a slice has no routes. */
  readonly bind?: (http: FastifyInstance, auth: AuthPort, ports: Ports) => void;
  /** The same handlers by route, for a caller in the same process. */
  readonly handlers?: (ports: Ports) => HandlersByRoute;
  readonly jobs?: (ports: Ports) => readonly Job[];
  /** The invariants of the slice's tables. */
  readonly checks?: readonly Check[];
  /** Which stored files the slice's rows name. A file that no slice names is removed. */
  readonly files?: NamedFiles;
  /** The kinds of proposals that operators make in this slice. */
  readonly proposals?: (outside: ProposalPorts) => readonly ProposalKind[];
  /** The lives of the slice's things, by their title in `docs/domain/states.md`. */
  readonly states?: Readonly<Record<string, StateMachine>>;
  /** The lists that filters and orders can be asked of: an index is there for each order. */
  readonly lists?: readonly OrdersOf[];
  /** What operators deal with in the slice. */
  readonly cases?: Partial<CasesOf<CaseKind>>;
  /** What raises an alarm in the slice for as long as it lasts. */
  readonly watches?: WatchesOf;
  /** What `/metrics` tells of the slice. */
  readonly measures?: readonly Measure[];
  /** What the slice keeps about a member, for the member's own copy. */
  readonly personalData?: readonly PersonalTable[];
}

/** Declares a slice with its handlers, one for each of its routes in the contract. */
export function defineSlice<const S extends keyof Routes>({
  handlers,
  ...rest
}: Omit<Slice, 'bind' | 'handlers' | 'name'> & {
  readonly name: S;
  readonly handlers: (ports: Ports) => Handlers<S>;
}): Slice & Required<Pick<Slice, 'bind'>> {
  const made = new WeakMap<Ports, Handlers<S>>();
  /** Handlers keep what they have in hand, such as a batch: those of a process are made once. */
  const handlersOf = (ports: Ports): Handlers<S> => {
    const found = made.get(ports) ?? handlers(ports);
    made.set(ports, found);
    return found;
  };
  return {
    ...rest,
    bind: (http, auth, ports) => bindSlice(http, auth, rest.name, handlersOf(ports)),
    // The caller gives a route what the contract says of it, as the binding does.
    handlers: (ports) => handlersOf(ports) as unknown as HandlersByRoute,
  };
}
