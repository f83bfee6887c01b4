import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import type { TestClient } from '@greenhall/test-kit/client';
import { latestActs, operatorCaller } from '@greenhall/test-kit/operators';
import { DETAILS, type VerificationWorld, openVerificationWorld } from '@greenhall/test-kit/verification/world';
import type { Person } from '@greenhall/test-kit/world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMail } from '../notifications/send-mail.ts';
import { expireCases, lapseCases } from './sweep-cases.ts';

/** A picture of one colour, so that it can be told from others. */
const pictureOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe.each(ENGINES)('an identity verification on %s', (engine) => {
  let world: VerificationWorld;
  let cleo: TestClient;
  let dora: TestClient;
  let who: Person;
  beforeAll(async () => {
    world = await openVerificationWorld(engine);
    cleo = world.reviewer('cleo');
    dora = world.reviewer('dora');
  });
  let people = 0;
  /** A person and a document that nobody else has. */
  const own = () => {
    people += 1;
    return { name: `Person ${people}`, number: `X${1_000 + people}` };
  };
  beforeEach(async () => {
    who = await world.newcomer();
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const state = async (person = who) => (await person.client.call('verification.state')).value;
  const submitted = (details = own()) => world.submit(who, details);
  const act = async (by: TestClient, id: string, extra = {}) => {
    const { version } = (await by.call('verification.case', { params: { id } })).value;
    return { params: { id }, body: { version, ...extra } };
  };
  const approveUnseen = async (by: TestClient, id: string) => by.call('verification.approve', await act(by, id));
  const approve = async (by: TestClient, id: string) => {
    await world.look(by, id);
    return approveUnseen(by, id);
  };
  const reject = async (by: TestClient, id: string, isFinal = false) =>
    by.call('verification.reject', await act(by, id, { reason: 'mismatch', isFinal }));
  const askMore = async (by: TestClient, id: string, sides: readonly string[]) =>
    by.call('verification.askMore', await act(by, id, { sides, reason: 'cropped' }));
  const picture = (by: TestClient, id: string, side: string) =>
    by.call('verification.picture', { params: { id, side } });
  const upload = async (side: string, colour = '#20b060') =>
    who.client.upload('verification.addPicture', { side }, { picture: await pictureOf(colour) });
  const send = () => who.client.call('verification.submit', { body: {} });
  const erase = () => who.client.call('verification.erase', { body: {} });

  it('is filled in, submitted, reviewed and approved, which raises the level', async () => {
    expect(await state()).toMatchObject({ level: 1, case: null, mayStart: true, isClosed: false });
    await world.fill(who, own());
    expect((await state()).case).toMatchObject({
      state: 'draft',
      details: { birthDate: DETAILS.birthDate, expiresOn: DETAILS.expiresOn },
      needed: ['front', 'back', 'holding'],
    });
    const id = await submitted();
    expect((await state()).case).toMatchObject({ state: 'submitted', details: null });
    expect((await approve(cleo, id)).refusal).toBe('statusChanged');
    expect((await world.claim(cleo, id)).value).toMatchObject({ state: 'inReview', reviewer: { isMe: true } });
    expect((await world.claim(dora, id)).refusal).toBe('statusChanged');
    expect((await approve(dora, id)).refusal).toBe('statusChanged');
    expect((await world.settle((await approve(cleo, id)).value)).state).toBe('approved');
    expect(await state()).toMatchObject({ level: 2, mayStart: false, case: { state: 'approved' } });
    await sendDueMail(world.ports);
    const mails = world.ports.messenger.sent.map(({ text }) => text);
    expect(mails).toContainEqual(expect.stringContaining('Your document is approved'));
    const asked = await dora.call('verification.desk', { query: { view: 'decided', limit: '1' } });
    expect(asked.value.items).toMatchObject([{ id, state: 'approved' }]);
  });

  it('is not submitted with what breaks a rule or lacks a picture', async () => {
    const save = (details: object) => who.client.call('verification.save', { body: { ...DETAILS, ...details } });
    expect((await send()).refusal).toBe('statusChanged');
    await save({ name: '' });
    expect((await upload('front')).status).toBe(200);
    expect((await send()).params).toEqual({ field: 'name' });
    await save({ birthDate: '2008-03-03' });
    expect((await send()).refusal).toBe('ageRule');
    await save({ expiresOn: '2026-03-01' });
    expect((await send()).refusal).toBe('documentExpired');
    await save({});
    expect((await send()).params).toEqual({ field: 'back' });
    await save({ type: 'passport' });
    expect((await upload('back')).refusal).toBe('statusChanged');
    expect((await who.client.upload('verification.addPicture', { side: 'holding' }, {})).refusal).toBe('imageRule');
    await upload('holding');
    expect((await send()).status).toBe(200);
    expect((await save({})).refusal).toBe('statusChanged');
    expect((await upload('front')).refusal).toBe('statusChanged');
    expect((await save({ birthDate: 'yesterday' })).refusal).toBe('badRequest');
  });

  it('is withdrawn until a reviewer has it, and again once its claim has lapsed', async () => {
    const withdraw = () => who.client.call('verification.withdraw', { body: {} });
    const id = await submitted();
    expect((await erase()).refusal).toBe('statusChanged');
    expect((await withdraw()).status).toBe(200);
    expect((await state()).case).toMatchObject({ state: 'draft', present: ['front', 'back', 'holding'] });
    expect((await send()).status).toBe(200);
    await world.claim(cleo, id);
    expect((await withdraw()).refusal).toBe('statusChanged');
    world.ports.clock.advance(20 * MINUTE - 1);
    expect((await cleo.call('verification.fields', { params: { id } })).status).toBe(200);
    world.ports.clock.advance(20 * MINUTE - 1);
    expect((await withdraw()).refusal).toBe('statusChanged');
    world.ports.clock.advance(1);
    expect((await approve(cleo, id)).refusal).toBe('statusChanged');
    expect((await cleo.call('verification.fields', { params: { id } })).refusal).toBe('statusChanged');
    expect((await withdraw()).status).toBe(200);
  });

  it('is approved by nobody who has not opened everything in this claim', async () => {
    const id = await submitted();
    const looks = async (by = cleo) => (await by.call('verification.case', { params: { id } })).value.looks.toSorted();
    await world.claim(cleo, id);
    const unseen = await approveUnseen(cleo, id);
    expect([unseen.refusal, unseen.params]).toEqual(['notLookedAt', { left: 4 }]);
    await cleo.call('verification.fields', { params: { id } });
    for (const side of ['front', 'front', 'back']) await picture(cleo, id, side);
    const almost = await approveUnseen(cleo, id);
    expect([almost.refusal, almost.params]).toEqual(['notLookedAt', { left: 1 }]);
    expect(await looks()).toEqual(['back', 'fields', 'front']);
    expect(await looks(dora)).toEqual([]);
    // What was opened in a claim that lapsed counts no more, neither for a colleague nor for the same reviewer.
    for (const by of [dora, cleo]) {
      world.ports.clock.advance(20 * MINUTE);
      await world.claim(by, id);
      expect(await looks(by)).toEqual([]);
      await picture(by, id, 'holding');
      expect((await approveUnseen(by, id)).params).toEqual({ left: 3 });
    }
    expect((await world.settle((await approve(cleo, id)).value)).state).toBe('approved');
  });

  it('goes back to the desk when its reviewer does nothing for twenty minutes', async () => {
    const id = await submitted();
    await world.claim(cleo, id);
    world.ports.clock.advance(20 * MINUTE);
    await lapseCases(world.ports);
    expect((await state()).case).toMatchObject({ state: 'submitted' });
    expect((await world.claim(dora, id)).value.reviewer).toEqual({ name: 'dora', isMe: true });
    await reject(dora, id);
  });

  it('is asked for pictures once more, and takes only those', async () => {
    const id = await submitted();
    await world.claim(cleo, id);
    expect((await askMore(cleo, id, [])).refusal).toBe('badRequest');
    expect((await askMore(cleo, id, ['back'])).value).toMatchObject({ state: 'needMore', asked: ['back'] });
    expect((await state()).case).toMatchObject({ state: 'needMore', asked: ['back'], reason: 'cropped' });
    expect((await upload('front')).refusal).toBe('statusChanged');
    expect((await send()).params).toEqual({ field: 'back' });
    expect((await upload('back')).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect((await state()).case).toMatchObject({ state: 'submitted', asked: [], reason: null });
    await world.claim(dora, id);
    await askMore(dora, id, ['front', 'holding']);
    world.ports.clock.advance(30 * DAY);
    await lapseCases(world.ports);
    who = await world.signIn(who.no, who.name);
    expect((await state()).case).toMatchObject({ state: 'draft', asked: [] });
  });

  it('keeps its place at the desk when it is asked for more, and loses it when it is withdrawn', async () => {
    const placesOf = async (...cases: readonly string[]) => {
      const { items } = (await cleo.call('verification.desk', { query: { view: 'waiting' } })).value;
      return items.map(({ id }) => id).filter((id) => cases.includes(id));
    };
    const first = await submitted();
    const { submittedAt } = (await cleo.call('verification.case', { params: { id: first } })).value;
    world.ports.clock.advance(MINUTE);
    const second = await world.submit(await world.newcomer(), own());
    await world.claim(cleo, first);
    await askMore(cleo, first, ['back']);
    expect(await placesOf(first, second)).toEqual([second]);
    world.ports.clock.advance(MINUTE);
    await upload('back');
    await send();
    expect(await placesOf(first, second)).toEqual([first, second]);
    expect((await cleo.call('verification.case', { params: { id: first } })).value.submittedAt).toBe(submittedAt);
    await who.client.call('verification.withdraw', { body: {} });
    await send();
    expect(await placesOf(first, second)).toEqual([second, first]);
  });

  it('is rejected, starts again a day later, and ends with a final rejection or the fifth', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const id = await submitted();
      await world.claim(cleo, id);
      expect((await reject(cleo, id)).value).toMatchObject({ state: 'rejected', rejections: attempt });
      if (attempt === 5) break;
      const again = await who.client.call('verification.save', { body: DETAILS });
      expect([again.refusal, again.params]).toEqual(['verificationTooSoon', { hours: 24 }]);
      expect(await state()).toMatchObject({ mayStart: false, isClosed: false, rejections: attempt });
      expect((await state()).startsAt).not.toBeNull();
      world.ports.clock.advance(DAY);
      who = await world.signIn(who.no, who.name);
      expect(await state()).toMatchObject({ mayStart: true });
    }
    expect(await state()).toMatchObject({ isClosed: true, mayStart: false, startsAt: null });
    expect((await who.client.call('verification.save', { body: DETAILS })).refusal).toBe('statusChanged');
    who = await world.newcomer();
    const id = await submitted();
    await world.claim(cleo, id);
    await reject(cleo, id, true);
    world.ports.clock.advance(2 * DAY);
    who = await world.signIn(who.no, who.name);
    // What was erased does not open a way around it.
    expect((await erase()).status).toBe(200);
    expect(await state()).toMatchObject({ case: null, isClosed: true, mayStart: false });
    expect((await who.client.call('verification.save', { body: DETAILS })).refusal).toBe('statusChanged');
  });

  it('is decided by a second reviewer where the same person or document is known elsewhere', async () => {
    const details = own();
    await world.approve(cleo, who, details);
    const first = who;
    who = await world.newcomer();
    const id = await submitted({ name: ` ${details.name.toUpperCase()} `, number: 'Y-9000' });
    await world.claim(cleo, id);
    const { duplicates } = (await cleo.call('verification.fields', { params: { id } })).value;
    expect(duplicates).toMatchObject([{ member: first.no, username: first.name, same: ['person'] }]);
    expect((await approve(cleo, id)).value).toMatchObject({
      state: 'submitted',
      endorsedBy: 'cleo',
      secondFor: 'duplicates',
    });
    expect((await state()).level).toBe(1);
    // The member is told of nobody else.
    expect(JSON.stringify(await state())).not.toContain(first.name);
    expect((await world.claim(cleo, id)).refusal).toBe('fourEyes');
    const shown = (await cleo.call('verification.desk', { query: { view: 'waiting' } })).value.items;
    expect(shown.find((one) => one.id === id)?.obstacle).toBe('fourEyes');
    await world.claim(dora, id);
    expect((await approve(dora, id)).value.state).toBe('approved');
    who = await world.newcomer();
    const third = await submitted({ name: 'Somebody else', number: details.number.toLowerCase() });
    await world.claim(cleo, third);
    const found = (await cleo.call('verification.fields', { params: { id: third } })).value.duplicates;
    expect(found).toMatchObject([{ member: first.no, same: ['document'] }]);
    await reject(cleo, third);
  });

  it('is nothing for an operator who is involved or has declared nothing', async () => {
    const id = await submitted();
    const mine = world.reviewer('mallory', [who.no]);
    expect((await world.claim(mine, id)).refusal).toBe('reviewerInvolved');
    const note = { params: { id }, body: { text: 'A colleague of mine' } };
    expect((await mine.call('verification.addNote', note)).refusal).toBe('reviewerInvolved');
    await cleo.call('verification.addNote', note);
    expect((await mine.call('verification.case', { params: { id } })).value).toMatchObject({
      notes: [],
      obstacle: 'reviewerInvolved',
    });
    expect((await world.claim(world.reviewer('eve', null), id)).refusal).toBe('reviewerUndeclared');
    for (const key of ['verification.case', 'verification.fields'] as const)
      expect((await cleo.call(key, { params: { id: '999999' } })).refusal).toBe('notFound');
    expect((await cleo.call('verification.fields', { params: { id } })).refusal).toBe('statusChanged');
    expect((await picture(cleo, id, 'front')).refusal).toBe('statusChanged');
  });

  it('shows its reviewer a marked picture at a time, and each look to the person and the audit log', async () => {
    const id = await world.submit(who, own(), await pictureOf('#d02020'));
    await world.claim(cleo, id);
    const front = await picture(cleo, id, 'front');
    expect(front.raw.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    const { width, height } = await sharp(front.raw.bytes).metadata();
    expect([width, height]).toEqual([300, 200]);
    // A plain picture of one colour has other colours now: those of the mark.
    const { channels } = await sharp(front.raw.bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
    await cleo.call('verification.fields', { params: { id } });
    const views = (await who.client.call('verification.views')).value.items;
    const number = String(operatorCaller('cleo').operatorId);
    expect(views.map(({ what, operator, roles }) => [what, operator, roles])).toEqual([
      ['fields', number, ['compliance']],
      ['front', number, ['compliance']],
    ]);
    expect(JSON.stringify(views)).not.toContain('cleo');
    const acts = await latestActs(world.ports.db, 3);
    expect(acts.map(({ act: done, operator }) => [done, operator])).toEqual([
      ['verification.look', 'cleo'],
      ['verification.look', 'cleo'],
      ['verification.claim', 'cleo'],
    ]);
    const another = await world.newcomer();
    expect((await another.client.call('verification.views')).value.items).toEqual([]);
    await reject(cleo, id);
  });

  it('keeps notes for colleagues from the member', async () => {
    const id = await submitted();
    const noted = await cleo.call('verification.addNote', { params: { id }, body: { text: 'Looks like a copy' } });
    expect(noted.value.notes).toMatchObject([{ operator: 'cleo', text: 'Looks like a copy' }]);
    for (const key of ['verification.state', 'verification.views'] as const)
      expect((await who.client.call(key)).raw.body).not.toContain('copy');
  });

  it('never expires without an end date, and nobody is reminded of one', async () => {
    await world.approve(cleo, who, { ...own(), expiresOn: 'never' });
    world.ports.clock.advance(40 * DAY);
    await expireCases(world.ports);
    await sendDueMail(world.ports);
    expect(world.ports.messenger.sent.filter(({ text }) => text.includes('never'))).toEqual([]);
    who = await world.signIn(who.no, who.name);
    expect(await state()).toMatchObject({ level: 2, case: { state: 'approved', expiresOn: 'never' } });
  });

  it('expires with its document, of which the person is told a month before', async () => {
    const soon = new Date(world.ports.clock.now().getTime() + 32 * DAY).toISOString().slice(0, 10);
    await world.approve(cleo, who, { ...own(), expiresOn: soon });
    const told = async () => {
      await sendDueMail(world.ports);
      return world.ports.messenger.sent.filter(({ text }) => text.includes(soon)).length;
    };
    await expireCases(world.ports);
    expect(await told()).toBe(0);
    world.ports.clock.advance(3 * DAY);
    await expireCases(world.ports);
    await expireCases(world.ports);
    expect(await told()).toBe(1);
    world.ports.clock.advance(29 * DAY);
    await expireCases(world.ports);
    who = await world.signIn(who.no, who.name);
    expect((await state()).level).toBe(2);
    world.ports.clock.advance(DAY);
    await expireCases(world.ports);
    expect(await state()).toMatchObject({ level: 1, mayStart: true, case: { state: 'expired' } });
    await world.fill(who, own());
    expect((await state()).case).toMatchObject({ state: 'draft' });
  });

  it('is taken back by two operators, and erased by its person', async () => {
    const id = await world.approve(cleo, who, own());
    const revoke = (by: TestClient) =>
      by.call('verification.revoke', { params: { id }, body: { cause: 'altered', reason: 'a report' } });
    const { proposal } = (await revoke(cleo)).value;
    const params = { id: proposal ?? '' };
    expect((await approveShown(cleo, params.id)).refusal).toBe('fourEyes');
    expect((await state()).level).toBe(2);
    expect((await approveShown(dora, params.id)).status).toBe(200);
    expect(await state()).toMatchObject({ level: 1, case: { state: 'rejected', reason: 'altered' } });
    expect((await revoke(cleo)).refusal).toBe('statusChanged');
    who = await world.newcomer();
    const erased = await world.approve(cleo, who, own());
    const approved = (await dora.call('verification.case', { params: { id: erased } })).value;
    expect([approved.erasedAt, approved.present.length]).toEqual([null, 3]);
    expect((await erase()).status).toBe(200);
    expect(await state()).toMatchObject({ level: 1, case: null, mayStart: true });
    expect((await erase()).refusal).toBe('statusChanged');
    // The desk still lists the decision, says that it was erased, and has nothing to open.
    const decided = (await dora.call('verification.desk', { query: { view: 'decided', limit: '1' } })).value.items;
    expect(decided).toMatchObject([{ id: erased, state: 'approved', erasedAt: world.ports.clock.now().toISOString() }]);
    expect((await dora.call('verification.case', { params: { id: erased } })).value.present).toEqual([]);
    expect((await world.claim(dora, erased)).refusal).toBe('statusChanged');
    for (const by of [cleo, dora])
      expect((await by.call('verification.fields', { params: { id: erased } })).refusal).toBe('statusChanged');
  });

  it('says how long a decision usually takes once there are twenty, and not before', async () => {
    const now = world.ports.clock.now();
    const decide = (count: number) =>
      sql`insert into verification_case (owner, state, is_current, type, reason, changed_at, submitted_at, position, decided_at, ended_at)
        select ${BigInt(who.no)}, 'rejected', false, 'passport', 'mismatch', ${now}, ${now}::timestamptz - interval '150 minutes', 1, ${now}, ${now}
        from generate_series(1, ${count}::int)`.execute(world.ports.db);
    expect((await state()).usualHours).toBeNull();
    await decide(20);
    expect((await state()).usualHours).toBe(3);
    await sql`delete from verification_case where owner = ${BigInt(who.no)}`.execute(world.ports.db);
  });

  it('is nothing for a session that acts for another account', async () => {
    const acting = await world.signIn(who.no, who.name, true);
    for (const key of ['verification.state', 'verification.views'] as const)
      expect((await acting.client.call(key)).refusal).toBe('actingFor');
    expect((await acting.client.call('verification.save', { body: DETAILS })).refusal).toBe('actingFor');
    expect((await acting.client.call('verification.submit', { body: {} })).refusal).toBe('actingFor');
    world.ports.clock.advance(HOUR);
  });
});
