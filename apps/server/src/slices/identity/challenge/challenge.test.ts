import { ENGINES } from '@greenhall/test-kit/database';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneRow } from '../../../platform/database/database.ts';
import { spendTicket } from '../index.ts';
import { openWorld, type World } from '../test-world.ts';

/** A hand that hurries, slows down and arrives. */
const drag = (left: number): [number, number][] =>
  [0, 0.2, 0.5, 0.8, 0.95, 0.99, 1].map((part, index) => [index * 70 + index * index, Math.round(left * part)]);
/** A range input moved by its arrow keys: the steps are alike, the pauses are not. */
const keys = (left: number): [number, number][] =>
  Array.from({ length: 12 }, (_, index) => [index * 40 + (index % 3) * 7, Math.round((left * (index + 1)) / 12)]);

describe.each(ENGINES)('challenges on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  const create = async () => (await world.guest.call('identity.createChallenge', { body: { action: 'login' } })).value;
  const answerOf = async (id: string) =>
    (await oneRow(world.ports.db, sql<{ answer: number }>`select answer from identity_challenge where id = ${id}`))
      .answer;
  const solve = (id: string, left: number, track = drag(left)) =>
    world.guest.call('identity.solvePuzzle', { params: { id }, body: { left, track } });

  it('are a picture and a piece with a transparent rim, and tell nothing about the place', async () => {
    const made = await create();
    const bytes = (url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64');
    expect(await sharp(bytes(made.image)).metadata()).toMatchObject({ width: made.width, height: made.height });
    const piece = await sharp(bytes(made.piece)).metadata();
    expect(piece).toMatchObject({ width: made.pieceWidth, hasAlpha: true, format: 'png' });
    expect(made.pieceTop + made.pieceWidth).toBeLessThanOrEqual(made.height);
    expect(Object.keys(made).toSorted()).toEqual(
      ['height', 'id', 'image', 'piece', 'pieceTop', 'pieceWidth', 'width', 'work'].toSorted(),
    );
  });

  it.each([
    ['a drag', drag],
    ['the arrow keys', keys],
  ])('are solved by %s, and give a ticket that is good once for its action', async (_, track) => {
    const { id } = await create();
    const left = (await answerOf(id)) + 3;
    const { ticket } = (await solve(id, left, track(left))).value;
    expect(await spendTicket(world.ports, ticket, 'code')).toMatchObject({ refusal: 'challengeRequired' });
    expect((await spendTicket(world.ports, ticket, 'login')).ok).toBe(true);
    expect(await spendTicket(world.ports, ticket, 'login')).toMatchObject({ refusal: 'challengeRequired' });
    expect((await solve(id, left)).refusal).toBe('challengeFailed');
  });

  it('are not solved beside the place, by a machine, at once, or backwards in time', async () => {
    const { id } = await create();
    const left = await answerOf(id);
    const even = Array.from({ length: 10 }, (_, index): [number, number] => [index * 50, (left * index) / 9]);
    const quick = drag(left).map(([ms, at]): [number, number] => [ms / 10, at]);
    const back = drag(left).map(([ms, at], index): [number, number] => [index === 3 ? 0 : ms, at]);
    expect((await solve(id, left + 5)).refusal).toBe('challengeFailed');
    for (const track of [even, quick, back]) expect((await solve(id, left, track)).refusal).toBe('challengeFailed');
  });

  it('can be tried five times', async () => {
    const { id } = await create();
    const left = await answerOf(id);
    for (let time = 0; time < 5; time += 1) await solve(id, left + 20);
    expect((await solve(id, left)).refusal).toBe('challengeFailed');
  });

  it('are over after two minutes', async () => {
    const { id } = await create();
    const left = await answerOf(id);
    world.ports.clock.advance(120_000);
    expect((await solve(id, left)).refusal).toBe('challengeFailed');
  });

  it('are solved by work as well, once, and only by their own', async () => {
    const [first, second] = [await create(), await create()];
    const challenge = first.work as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const answer = (id: string, text = payload) =>
      world.guest.call('identity.solveWork', { params: { id }, body: { payload: text } });
    expect((await answer(second.id)).refusal).toBe('challengeFailed');
    const lazy = { challenge, solution: { counter: (solution?.counter ?? 0) + 1, derivedKey: solution?.derivedKey } };
    expect((await answer(first.id, Buffer.from(JSON.stringify(lazy)).toString('base64'))).refusal).toBe(
      'challengeFailed',
    );
    expect((await answer(first.id, 'no payload')).refusal).toBe('challengeFailed');
    const { ticket } = (await answer(first.id)).value;
    expect((await spendTicket(world.ports, ticket, 'login')).ok).toBe(true);
    expect((await answer(first.id)).refusal).toBe('challengeFailed');
  });

  it('are not given out without end to one network', async () => {
    await world.ports.db.executeQuery(
      sql`insert into platform_limit values ('challenge', '127.0.0.1', ${world.ports.clock.now()}, 600)`.compile(
        world.ports.db,
      ),
    );
    const reply = await world.guest.call('identity.createChallenge', { body: { action: 'login' } });
    expect(reply.refusal).toBe('tooFrequent');
  });
});
