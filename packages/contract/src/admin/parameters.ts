import { PARAMETER_UNITS } from '@greenhall/domain/shared/parameter';
import * as z from 'zod/mini';
import { idField, instantField } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { PARAMETER_NAMES, PARAMETER_SLICES, parameterValueField } from '../shared/parameters.ts';
import { proposal, reasonField } from '../shared/proposal.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
import { defineRoutes } from '../shared/route.ts';

const name = z.enum(PARAMETER_NAMES);
const version = z.int().check(z.gte(0), z.lte(1_000_000));

/** A value of a parameter that counts from a moment on; version 0 is the shipped value and has none. */
const parameterVersion = z.object({
  version,
  value: parameterValueField,
  from: z.nullable(instantField),
  proposedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
});

const parameter = z.object({
  name,
  slice: z.enum(PARAMETER_SLICES),
  unit: z.enum(PARAMETER_UNITS),
  feltBy: z.enum(['members', 'operators']),
  min: parameterValueField,
  max: parameterValueField,
  /** The version in force. */
  now: parameterVersion,
  /** What two operators have agreed on, and when it will hold. */
  announced: z.nullable(z.object({ value: parameterValueField, from: instantField })),
  /** What waits for a second operator. */
  proposed: z.nullable(z.object({ proposal: idField, value: parameterValueField, by: z.string() })),
  /** The versions before the one in force, the newest first. */
  before: z.array(parameterVersion),
});

nameSchemas({ ParameterVersion: parameterVersion, Parameter: parameter });

/** Figures that two operators change within bounds. Rule: admin#parameters. */
export const parameterRoutes = defineRoutes({
  parameters: {
    method: 'GET',
    path: '/admin/parameters',
    access: 'operator',
    act: 'admin.parameters',
    needs: 'read',
    summary: 'Every parameter with its bounds: in force, announced, proposed, and before.',
    response: z.object({ items: z.array(parameter) }),
    refusals: [],
  },
  proposeParameter: {
    method: 'POST',
    path: '/admin/parameters/:name',
    access: 'operator',
    act: 'admin.parameters',
    needs: 'propose',
    summary:
      'Proposes a value within the bounds, which holds once another operator has approved it; what members feel holds a day later.',
    params: z.object({ name }),
    /** `version` is the one that was shown; another one by now is refused. */
    body: z.object({ value: parameterValueField, version, reason: reasonField }),
    response: proposal,
    changes: ['admin.parameters', 'admin.proposals', 'admin.dashboard'],
    refusals: [...INVOLVED_REFUSALS, 'amountRule', 'parameterRange', 'statusChanged', 'resubmitted'],
  },
});
