import { INSPECTION_REASON } from '@greenhall/domain/members/inspection';
import * as z from 'zod/mini';

/**
 * Why an operator inspects an account or an order: a sentence without control characters, which the database refuses.
 */
export const inspectionReason = z
  .string()
  .check(z.trim(), z.minLength(INSPECTION_REASON.min), z.maxLength(INSPECTION_REASON.max), z.regex(/^\P{Cc}*$/u));
