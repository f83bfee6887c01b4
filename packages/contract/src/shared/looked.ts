import { ROLES } from '@greenhall/domain/admin/roles';
import * as z from 'zod/mini';
import { idField } from './fields.ts';

/** Which operator has looked, as members read it: by number and roles, never by name. Rule: members#inspections. */
export const lookedBy = {
  /** The number of the operator; null for what earlier versions wrote of one who is not there any more. */
  operator: z.nullable(idField),
  /** With which roles it looked; none for what earlier versions wrote. */
  roles: z.array(z.enum(ROLES)),
};
