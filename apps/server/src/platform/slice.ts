import type { Routes } from '@greenhall/contract/routes';
import type { LiveDeclaration } from '@greenhall/contract/shared/live';
import type { Transitions } from '@greenhall/domain/shared/transitions';
import type { FastifyInstance } from 'fastify';
import type { ProposalKind } from './approvals/kind.ts';
import type { Check } from './checks.ts';
import type { Db } from './database/database.ts';
import { bindSlice } from './http/bind.ts';
import type { Handlers } from './http/call.ts';
import type { AuthPort } from './http/caller.ts';
import type { Job } from './jobs.ts';
import type { NamedFiles } from './pictures/uploads.ts';
import type { Ports } from './ports.ts';

/** A kind of thing that other slices may refer to, such as an order in a message. */
export interface Reference {
  readonly kind: string;
  /** Whether the thing exists and belongs to the member. */
  readonly isOwn: (db: Db, member: bigint, id: string) => Promise<boolean>;
}

/** What a slice keeps about a member, for the member's own copy. */
export interface PersonalData {
  readonly export: (db: Db, member: bigint) => Promise<Readonly<Record<string, unknown>>>;
}

/** What applying a decided proposal may use of the outside world. */
export type ProposalPorts = Pick<Ports, 'clock' | 'random' | 'messenger' | 'log' | 'publicUrl'>;

/** Everything that a slice brings to the program. It is declared in the slice's `slice.ts` and listed in `compose.ts`. */
export interface Slice {
  readonly name: string;
  /** Binds the slice's handlers to its routes; absent where a slice has no routes. */
  readonly bind?: (http: FastifyInstance, auth: AuthPort, ports: Ports) => void;
  readonly jobs?: (ports: Ports) => readonly Job[];
  /** What always holds in the slice's tables. */
  readonly checks?: readonly Check[];
  /** Which stored files the slice's rows name; a file that no slice names is removed. */
  readonly files?: NamedFiles;
  /** What operators propose to each other. */
  readonly proposals?: (outside: ProposalPorts) => readonly ProposalKind[];
  readonly live?: LiveDeclaration;
  /** The transition tables of the slice, by the title they have in `docs/domain/states.md`. */
  readonly states?: Readonly<Record<string, Transitions<string, string>>>;
  readonly references?: readonly Reference[];
  readonly personalData?: PersonalData;
}

/** Declares a slice with its handlers, one for each of its routes in the contract. */
export function defineSlice<const S extends keyof Routes>({
  handlers,
  ...rest
}: Omit<Slice, 'bind' | 'name'> & { readonly name: S; readonly handlers: (ports: Ports) => Handlers<S> }): Slice &
  Required<Pick<Slice, 'bind'>> {
  return { ...rest, bind: (http, auth, ports) => bindSlice(http, auth, rest.name, handlers(ports)) };
}
