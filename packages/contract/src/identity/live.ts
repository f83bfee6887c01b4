import { defineLive } from '../shared/live.ts';

/** Live events of identity, on the member's own channel: what secures the account has changed. */
export const identityLive = defineLive({
  channels: [],
  events: {
    security: [
      'identity.security',
      'identity.sessions',
      'members.nextStep',
      'members.inspections',
      'wallet.fundingSteps',
      'members.me',
    ],
  },
});
