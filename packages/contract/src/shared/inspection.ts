import * as z from 'zod/mini';
import { idField } from './fields.ts';
import { INVOLVED_REFUSALS } from './refusals.ts';

/**
 * The address of an inspection. Below it stands what an operator may see because of it, and nothing can be written there: a write to
 * any address below it is refused (`inspectionReadsOnly`). Rule: members#inspections.
 */
export const INSPECTIONS = '/admin/inspections';

/** The address of a part of the account, below the inspection that opens it. Rule: members#inspections. */
export const inspectedPart = <const P extends string>(part: P) => `${INSPECTIONS}/:inspection/${part}` as const;

/** The inspection by which a part of an account is read. */
export const inspectionParams = z.object({ inspection: idField });

/** Why a part of an account is not shown by an inspection, in the order in which it is checked. */
export const INSPECTED_REFUSALS = ['notFound', ...INVOLVED_REFUSALS, 'inspectionTakesTwo', 'inspectionOver'] as const;
