import { expect, it } from 'vitest';
import { signatureHeaders, webhookSecret } from './standard-webhooks.ts';

it('a webhook is signed as Standard Webhooks does it', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' };
  expect(signatureHeaders(secret, signed)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  expect(webhookSecret(new Uint8Array(32).fill(1))).toMatch(/^whsec_[\w+/]{43}=$/);
});
