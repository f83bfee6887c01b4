import * as z from 'zod/mini';
import { instantField, memberNoField, nothing, page, pageQuery } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

/** One referred member, or all of them where none is named. */
const whom = z.object({ member: z.optional(memberNoField) });

/** A pending member asks its referrer to activate it, and the referrer says of whom it wants to hear. */
export const activationRequestRoutes = defineRoutes({
  requestActivation: {
    method: 'POST',
    path: '/network/activation-requests',
    access: 'member',
    alone: 'said',
    own: true,
    summary:
      'Asks the referrer to activate the pending caller with the referrer’s own coins, once in 24 hours. The answer is the same whatever the referrer wants to hear.',
    body: nothing,
    response: z.object({
      /** From when the caller can ask again. */
      again: instantField,
    }),
    changes: ['wallet.fundingSteps'],
    refusals: ['actingFor', 'activationLocked', 'notPending', 'sponsorMissing', 'coinsSuffice', 'askedAlready'],
  },
  activationRequestMutes: {
    method: 'GET',
    path: '/network/activation-request-mutes',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'Whose requests the caller does not hear of, newest first, and whether it hears of none.',
    query: z.object(pageQuery),
    response: z.extend(page(z.object({ id: memberNoField, userid: z.string(), at: instantField })), {
      all: z.boolean(),
    }),
    refusals: ['actingFor', 'pageCursorInvalid'],
  },
  muteActivationRequests: {
    method: 'POST',
    path: '/network/activation-request-mutes',
    access: 'member',
    alone: 'noted',
    own: true,
    summary:
      'The caller hears no more of the requests of one of those whom it referred, or of all. Nobody else is told.',
    body: whom,
    response: nothing,
    changes: ['network.activationRequestMutes', 'network.nodes'],
    refusals: ['actingFor', 'memberNotFound'],
  },
  unmuteActivationRequests: {
    method: 'POST',
    path: '/network/activation-request-mutes/end',
    access: 'member',
    alone: 'noted',
    own: true,
    summary: 'The caller hears of such requests again.',
    body: whom,
    response: nothing,
    changes: ['network.activationRequestMutes', 'network.nodes'],
    refusals: ['actingFor', 'memberNotFound'],
  },
});
