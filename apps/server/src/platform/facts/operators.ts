import type { Act, Capability, Role } from '@greenhall/domain/admin/roles';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { Db, Tx } from '../database/database.ts';

/** An operator who is not suspended. */
export interface Colleague {
  readonly id: bigint;
  readonly username: string;
  /** Whether it has had a session since the moment that was asked for. */
  readonly isPresent: boolean;
}

/** A row of the table of rights, and how far a role must reach in it. */
interface Right {
  readonly act: Act;
  readonly capability: Capability;
}

/** What slices need to know of operators, who belong to the highest one. */
export interface OperatorsPort {
  /** The operators with a right, by name, and who of them has had a session since a moment. */
  whoMay(db: Db | Tx, right: Right, since: Date): Promise<readonly Colleague[]>;
  /**
   * What an operator may do: its roles, none when it is suspended, `undefined` when it is unknown. They stay as they are until the
   * transaction ends.
   */
  holdRoles(tx: Tx, operator: OperatorId): Promise<readonly Role[] | undefined>;
}
