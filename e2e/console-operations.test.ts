import { isSignedBy } from '@greenhall/test-kit/desk/webhook';
import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import { type Desk, REASON } from './presses/desk.ts';
import { desk, grace, hook, openConsoleOperationsWorld, server } from './console-operations-world.ts';

openConsoleOperationsWorld();

/** By which the webhook knows who sends, as the page has shown it. */
let secret: string;

const approveFirst = async () => {
  const [proposal] = (await grace.call('admin.proposals', { query: { open: '1' } })).items;
  await grace.call('admin.approveProposal', {
    params: { id: proposal?.id ?? '' },
    body: { digest: proposal?.digest ?? '' },
  });
};

test('a webhook is proposed by one, with its secret shown once, and opened by another', async () => {
  await desk.open('/operations');
  const { page } = desk;
  await page.getByText(t('operations.targetsNone')).waitFor();
  const choose = async (dialog: ReturnType<Desk['dialog']>) =>
    desk.choose(dialog, t('operations.targetKind'), t('operations.target.webhook'));
  const typed = { [t('operations.target')]: hook.url, [REASON]: 'for the night' };
  await desk.told(t('console.proposed'), () =>
    desk.send(t('operations.targetNew'), typed, { okText: t('console.propose'), also: choose }),
  );
  secret = (await page.getByText(/^whsec_/).textContent()) ?? '';
  await desk.seat.inspect('the secret of a webhook');
  await approveFirst();
  await desk.open('/operations');
  await desk.row(hook.url).waitFor();
  expect(await page.getByText(/^whsec_/).count()).toBe(0);
});

test('an alarm reaches the webhook, signed, and the page says so', async () => {
  server.app.ports.alarms.raise('mailUndelivered', { kind: 'a test' });
  await expect.poll(() => hook.received.length).toBe(1);
  const [received] = hook.received;
  expect(received && isSignedBy(secret, received)).toBe(true);
  expect(JSON.parse(received?.body ?? '{}')).toMatchObject({
    type: 'alarm.raised',
    data: { alarm: 'mailUndelivered', about: null, mode: 'sandbox' },
  });
  await desk.open('/operations');
  await desk
    .row(hook.url)
    .getByText(/Last delivered/)
    .waitFor();
  await desk.seat.inspect('a target that was sent an alarm');
});

test('a press sends a test, and the page says what became of it', async () => {
  await desk.open('/operations');
  const before = hook.received.length;
  await desk.told(t('operations.testWaiting'), () => desk.decide(t('operations.targetTest'), desk.row(hook.url)));
  await expect.poll(() => hook.received.length).toBe(before + 1);
  expect(JSON.parse(hook.received.at(-1)?.body ?? '{}')).toMatchObject({ type: 'alarm.test', data: { alarm: null } });
  await desk
    .row(hook.url)
    .getByText(/Test delivered/)
    .waitFor();
  await desk.seat.inspect('a target that was sent a test');
});

test('the target is closed by two as well, and says why', async () => {
  await desk.open('/operations');
  await desk.told(t('console.proposed'), () =>
    desk.send(t('operations.targetClose'), { [REASON]: 'another one is there' }, { within: desk.row(hook.url) }),
  );
  await approveFirst();
  await desk.open('/operations');
  await desk.row(hook.url).getByText(t('operations.targetClosed')).waitFor();
});
