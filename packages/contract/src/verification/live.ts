import { defineLive, named } from '../shared/live.ts';

/** Live events of verifications: on the person's own channel, and to reviewers that something has changed at their desk. */
export const verificationLive = defineLive({
  channels: [],
  deskChannels: [{ ...named('reviews'), act: 'verification.cases', tells: 'review' }],
  events: { verification: ['verification.state', 'verification.views', 'wallet.withdrawalLimit'] },
  deskEvents: { review: ['verification.desk', 'verification.case', 'admin.queues', 'admin.decisions'] },
  own: ['verification'],
});
