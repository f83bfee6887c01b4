import { channel, defineLive } from '../shared/live.ts';

/** What reviewers may join: that something has changed at their desk. */
type ReviewsChannel = 'reviews';

/** Live events of verifications: on the person's own channel, and on that of the reviewers. */
export const verificationLive = defineLive({
  channels: [],
  deskChannels: [{ pattern: channel<ReviewsChannel>(/^reviews$/), act: 'verification.cases' }],
  events: {
    verification: [
      'verification.state',
      'verification.views',
      'verification.desk',
      'verification.case',
      'wallet.withdrawalLimit',
    ],
  },
  own: ['verification'],
});
