import {
  REQUEST_REASONS,
  DOCUMENT_PARTS,
  NOTE_LENGTH,
  REJECT_REASONS,
  VERIFICATION_TRANSITIONS,
} from '@greenhall/domain/verification/case';
import { DOCUMENT_TYPES, NAME_LENGTH, NO_END, NUMBER_LENGTH, SIDES } from '@greenhall/domain/verification/document';
import * as z from 'zod/mini';
import { dayField, textField, trimmed } from '../shared/fields.ts';

/** 0, 1 or 2. */
export const levelField = z.int().check(z.gte(0), z.lte(2));
export const stateField = z.enum(VERIFICATION_TRANSITIONS.states);
export const sideField = z.enum(SIDES);
export const partField = z.enum(DOCUMENT_PARTS);
export const documentType = z.enum(DOCUMENT_TYPES);
export const requestReason = z.enum(REQUEST_REASONS);
export const rejectReason = z.enum(REJECT_REASONS);
/** A reason of any kind, as the member is told it. */
export const anyReason = z.enum([...REQUEST_REASONS, ...REJECT_REASONS]);
export const noteField = textField(NOTE_LENGTH);

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** What a person says of itself and of its document; a draft may lack anything. */
export const detailsBody = z.object({
  name: z.string().check(trimmed, z.maxLength(NAME_LENGTH)),
  birthDate: z.union([dayField, z.literal('')]),
  country: z.union([country, z.literal('')]),
  type: documentType,
  number: z.string().check(trimmed, z.maxLength(NUMBER_LENGTH)),
  /** The last day on which the document is valid, or that it has no end. */
  expiresOn: z.union([dayField, z.literal(NO_END), z.literal('')]),
});
