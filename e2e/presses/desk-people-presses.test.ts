import { LANGUAGES } from '@greenhall/locales/languages';
import { run } from '@greenhall/server/platform/database/database';
import { type SettledOperator, settleOperators } from '@greenhall/test-kit/operators';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FAILED, letFail } from '../harness/failing.ts';
import { beginInspection } from '../harness/operator.ts';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import { t } from '../harness/words.ts';
import { type Colleague, type Desk, REASON, colleagueOf, openDesk, proposalsOf } from './desk.ts';

let server: ServerHere;
let anna: Settled;
let desk: Desk;
/** A colleague, who works through the interface. */
let grace: Colleague;
const DONE = t('console.done');
const PROPOSED = t('console.proposed');

/** Keeps somebody out of a login, as wrong passwords do. */
async function keepOut(kind: 'login' | 'operator', subject: string): Promise<void> {
  await run(
    server.app.ports.db,
    sql`insert into identity_attempt (kind, subject, source, failures, waits, blocked_until, since, last_at)
        values (${kind}, ${subject}, 'network', 0, 1, now() + interval '1 hour', now(), now())`,
  );
}

beforeAll(async () => {
  server = await openServerHere();
  [anna] = (await server.join(['annapeople'], 100n)) as [Settled];
  const [one, two] = (await server.appoint('adapeople', 'gracepeople', 'corapeople')) as [
    SettledOperator,
    SettledOperator,
  ];
  await settleOperators(server.app.ports, ['belasupport'], { roles: ['support'], isDeclared: false });
  desk = await openDesk(server, one);
  grace = colleagueOf(server, two);
});
beforeEach(() => expect(desk.seat.faults()).toEqual([]));
afterAll(() => server.close());

const operatorNamed = async (name: string) =>
  (await grace.call('admin.operators')).items.find(({ username }) => username === name);

test('a switch is turned off at once, and turned on by two; who proposed it takes it back', async () => {
  await desk.open('/');
  const isOn = async () => (await grace.call('admin.switches')).registration;
  const card = desk.page
    .locator('.ant-card')
    .filter({ hasText: t('console.switches') })
    .last();
  expect(await isOn()).toBe(true);
  await desk.told(DONE, () =>
    desk.send(t('console.turnOff'), { [t('console.reasonOff')]: 'an attack' }, { within: card }),
  );
  await desk.page.getByText(t('console.closedBanner', { names: t('console.switch.registration') })).waitFor();
  expect(await isOn()).toBe(false);
  await desk.told(PROPOSED, () =>
    desk.send(t('console.turnOn'), { [t('console.reasonOn')]: 'it is over' }, { within: card }),
  );
  expect(await isOn()).toBe(false);
  expect(await proposalsOf(grace)).toEqual(['switchOn proposed']);

  await desk.open('/proposals?view=all');
  await desk.told(DONE, () => desk.send(t('console.takeBack'), { [REASON]: 'not yet' }));
  await desk.page.getByText(t('console.proposalState.withdrawn'), { exact: true }).waitFor();
  expect(await proposalsOf(grace)).toEqual(['switchOn withdrawn']);
});

test('what a colleague proposed is rejected', async () => {
  await grace.call('admin.setSwitch', { params: { name: 'registration' }, body: { on: true, reason: 'it is over' } });
  await desk.open('/proposals?view=all');
  await desk.told(DONE, () => desk.send(t('console.reject'), { [REASON]: 'not yet' }));
  await desk.page.getByText(t('console.proposalState.rejected'), { exact: true }).waitFor();
  expect((await proposalsOf(grace))[0]).toBe('switchOn rejected');
  expect((await grace.call('admin.switches')).registration).toBe(false);
});

test('what a colleague proposed is proposed again when it has become stale', async () => {
  await grace.call('admin.setSwitch', { params: { name: 'registration' }, body: { on: true, reason: 'it is over' } });
  // As an earlier version left it.
  await run(server.app.ports.db, sql`update platform_proposal set seal = null where state = 'proposed'`);
  await desk.open('/proposals?view=all');
  desk.seat.expectRefusal('*', 409);
  await desk.decide(t('console.approve'));
  await desk.button(t('console.proposeAgain')).waitFor();
  await desk.page.keyboard.press('Escape');
  await desk.told(DONE, () => desk.decide(t('console.proposeAgain')));
  await desk.page.getByText(t('console.proposalState.stale'), { exact: true }).waitFor();
  expect((await proposalsOf(grace)).slice(0, 2)).toEqual(['switchOn proposed', 'switchOn stale']);
  await desk.told(DONE, () => desk.send(t('console.takeBack'), { [REASON]: 'not yet' }));
  expect((await proposalsOf(grace))[0]).toBe('switchOn withdrawn');
});

test('a new authenticator for an operator without an address waits for another operator, and names where the link goes', async () => {
  await desk.open('/operators');
  const bela = desk.row('belasupport');
  await bela.waitFor();
  const typed = { [t('console.email')]: 'bela@mail.example', [REASON]: 'asked in person' };
  await desk.told(PROPOSED, () =>
    desk.send(t('operators.lostFactor'), typed, { within: bela, okText: t('console.propose') }),
  );
  expect((await proposalsOf(grace))[0]).toBe('factorLost proposed');
  await desk.open('/proposals?view=mine');
  await desk.page
    .getByText(`${t('operators.factorLink')}: — → bela@mail.example`)
    .first()
    .waitFor();
});

test('a role and the end of a suspension wait for another operator', async () => {
  await desk.open('/operators');
  const bela = desk.row('belasupport');
  await bela.waitFor();
  await desk.told(PROPOSED, () =>
    desk.send(
      t('operators.giveRole'),
      { [REASON]: 'writes the news' },
      {
        within: bela,
        okText: t('console.propose'),
        also: (dialog) => desk.choose(dialog, t('operators.role'), t('operators.role.content')),
      },
    ),
  );
  expect((await proposalsOf(grace))[0]).toBe('roleGiven proposed');
  expect((await operatorNamed('belasupport'))?.roles).toEqual(['support']);

  const { id = '' } = (await operatorNamed('belasupport')) ?? {};
  await grace.call('admin.suspendOperator', { params: { id }, body: { reason: 'is away' } });
  await desk.open('/operators');
  await desk.told(PROPOSED, () => desk.send(t('operators.resume'), { [REASON]: 'is back' }, { within: bela }));
  await bela.getByText(t('operators.suspended'), { exact: true }).waitFor();
  expect((await proposalsOf(grace))[0]).toBe('operatorResumed proposed');
  expect((await operatorNamed('belasupport'))?.isSuspended).toBe(true);
});

test('an operator whom wrong codes keep out is let in again', async () => {
  await keepOut('operator', (await operatorNamed('corapeople'))?.id ?? '');
  await desk.open('/operators');
  const unlock = t('console.unlockLogin');
  await desk.row('corapeople').waitFor();
  await expect.poll(() => desk.button(unlock).count()).toBe(1);
  expect((await operatorNamed('corapeople'))?.isLocked).toBe(true);
  await desk.told(DONE, () => desk.send(unlock, { [REASON]: 'called back' }, { within: desk.row('corapeople') }));
  await expect.poll(() => desk.button(unlock).count()).toBe(0);
  expect((await operatorNamed('corapeople'))?.isLocked).toBe(false);
});

test('a member whom wrong passwords keep out is let in again, and its telephone number is shown by an act', async () => {
  await keepOut('login', anna.no);
  const isLocked = async () => (await grace.call('members.list', { body: { search: anna.name } })).items[0]?.isLocked;
  expect(await isLocked()).toBe(true);
  await desk.open('/members');
  const unlock = t('console.unlockLogin');
  await desk.told(DONE, () => desk.send(unlock, { [REASON]: 'called back' }, { within: desk.row(anna.name) }));
  await expect.poll(() => desk.button(unlock).count()).toBe(0);
  expect(await isLocked()).toBe(false);

  const acts = async () => (await grace.call('admin.audit', { query: {} })).items.map(({ act }) => act);
  await desk.open(`/members?member=${anna.no}`);
  await beginInspection(desk.page, 'a question about the telephone number');
  await desk.button(t('console.unmask')).waitFor();
  await expect.poll(() => desk.page.getByText('13900000001').count()).toBe(0);
  expect(await acts()).not.toContain('member.unmask');
  await desk.told(DONE, () => desk.decide(t('console.unmask')));
  await desk.page.getByText('13900000001').waitFor();
  expect(await acts()).toContain('member.unmask');
  await expect.poll(() => desk.button(t('console.unmask')).count()).toBe(0);
});

const RISK = 'You can lose everything that you pay in. '.repeat(4).trim();

/** Records a version of what would go live. */
async function recordLaunch(at: Desk, entity: string): Promise<void> {
  await at.button(t('console.launchNew')).click();
  const drawer = at.dialog(t('console.launchNew'));
  await drawer.getByLabel(t('console.entity')).fill(entity);
  await drawer.getByLabel(t('console.countriesHint')).fill('DE at');
  const texts = drawer.locator('textarea:not([aria-hidden])');
  for (let index = 0; index < LANGUAGES.length; index += 1) await texts.nth(index).fill(RISK);
  await drawer.getByLabel(REASON, { exact: true }).fill('everything is ready');
  await at.told(PROPOSED, () => at.button(t('console.propose'), drawer).click());
  await drawer.waitFor({ state: 'hidden' });
}

test('live mode is recorded by one, rejected or switched on by another', async () => {
  // Live mode begins in an empty house, and with the settings of one.
  const empty = await openServerHere();
  Object.assign(empty.app.ports.settings, { mode: 'live' });
  const [one, two] = (await empty.appoint('adalaunch', 'gracelaunch')) as [SettledOperator, SettledOperator];
  const [maker, checker] = [await openDesk(empty, one), await openDesk(empty, two)];
  const outside = colleagueOf(empty, two);
  const states = async () =>
    (await outside.call('members.launches')).items.map(({ entity, isInForce }) => [entity, isInForce]);
  await maker.open('/launch');
  await recordLaunch(maker, 'Greenhall One');
  const { waiting } = await outside.call('members.launches');
  await maker.page.getByText(t('console.proposalWaits', { number: waiting ?? '' })).waitFor();
  expect(await states()).toEqual([]);

  await checker.open('/proposals');
  const row = checker.row('Greenhall One');
  await row.getByText(`${t('console.countries')}: — → AT DE`).waitFor();
  await row.getByText('Deutsch').click();
  await row.getByText(RISK).waitFor();
  await checker.told(DONE, () => checker.send(t('console.reject'), { [REASON]: 'another company' }, { within: row }));
  await expect.poll(() => row.count()).toBe(0);

  await recordLaunch(maker, 'Greenhall Two');
  await checker.told(DONE, () => checker.decide(t('console.approve'), checker.row('Greenhall Two')));
  await checker.open('/launch');
  await checker.page.getByText(t('console.launchLive')).waitFor();
  await checker.page.getByText(t('console.mode.live'), { exact: true }).waitFor();
  expect((await states())[0]).toEqual(['Greenhall Two', true]);
  for (const { seat } of [maker, checker]) expect(seat.faults()).toEqual([]);
  await Promise.all([maker, checker].map(({ seat }) => seat.context.close()));
  await empty.close();
});

test('signing out ends the session, and says so where it could not', async () => {
  const [dora] = (await settleOperators(server.app.ports, ['dorapeople'])) as [SettledOperator];
  const out = await openDesk(server, dora);
  const isIn = () =>
    colleagueOf(server, dora)
      .call('admin.session')
      .then(
        () => true,
        () => false,
      );
  const mend = await letFail(out.seat, 'POST', /\/admin\/logout$/);
  await out.page.getByRole('button', { name: `${t('console.ownAccount')} · ${dora.username}` }).click();
  await out.button(t('console.signOut')).click();
  await out.page.getByText(FAILED).waitFor();
  await out.page.getByRole('heading', { name: t('console.dashboard') }).waitFor();
  expect(await isIn()).toBe(true);
  await mend();
  out.seat.expectRefusal('*', 401);
  await out.button(t('console.signOut')).click();
  await out.page.getByLabel(t('console.username')).waitFor();
  expect(await isIn()).toBe(false);
  expect(out.seat.faults()).toEqual([]);
  await out.seat.context.close();
});
