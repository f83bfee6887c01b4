import { MEMBERS_PARAMETERS } from '@greenhall/domain/members/parameters';
import { MESSAGES_PARAMETERS } from '@greenhall/domain/messages/parameters';
import { PARAMETER_UNITS } from '@greenhall/domain/shared/parameter';
import { SHOP_PARAMETERS } from '@greenhall/domain/shop/parameters';
import { VERIFICATION_PARAMETERS } from '@greenhall/domain/verification/parameters';
import { WALLET_PARAMETERS } from '@greenhall/domain/wallet/parameters';
import * as z from 'zod/mini';
import { instantField } from './fields.ts';
import { nameSchemas } from './named.ts';

/** The parameters of each slice, as it declares them. */
export const PARAMETERS_BY_SLICE = {
  members: MEMBERS_PARAMETERS,
  messages: MESSAGES_PARAMETERS,
  verification: VERIFICATION_PARAMETERS,
  wallet: WALLET_PARAMETERS,
  shop: SHOP_PARAMETERS,
} as const;
export type ParameterSlice = keyof typeof PARAMETERS_BY_SLICE;
export const PARAMETER_SLICES = Object.keys(PARAMETERS_BY_SLICE) as [ParameterSlice, ...ParameterSlice[]];

/** Every parameter. */
export const PARAMETERS = {
  ...MEMBERS_PARAMETERS,
  ...MESSAGES_PARAMETERS,
  ...VERIFICATION_PARAMETERS,
  ...WALLET_PARAMETERS,
  ...SHOP_PARAMETERS,
} as const;
type All = typeof PARAMETERS;
export type ParameterName = keyof All;
export const PARAMETER_NAMES = Object.keys(PARAMETERS) as [ParameterName, ...ParameterName[]];

/** A parameter whose changes members feel, and are told of; the texts for members are keyed by it. */
type MemberParameter = {
  [K in ParameterName]: All[K]['feltBy'] extends 'members' ? K : never;
}[ParameterName];

/** Whether a name is that of a parameter whose changes members are told of. */
export const isMemberParameter = (name: string): name is MemberParameter =>
  Object.hasOwn(PARAMETERS, name) && PARAMETERS[name as ParameterName].feltBy === 'members';

/** A value of a parameter: a decimal string of coins, or a whole number. */
export const parameterValueField = z.string().check(z.maxLength(20));

/** A change of a parameter that two operators have agreed on, and when it will hold. Rule: admin#parameters. */
export const announcedParameter = z.object({
  name: z.enum(PARAMETER_NAMES.filter(isMemberParameter)),
  unit: z.enum(PARAMETER_UNITS),
  from: parameterValueField,
  to: parameterValueField,
  at: instantField,
});
export type AnnouncedParameter = z.infer<typeof announcedParameter>;

nameSchemas({ AnnouncedParameter: announcedParameter });
