import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { expect, it } from 'vitest';
import type { Db } from '../database/database.ts';
import { handleLagging, lagging } from './lagging.ts';
import { asOfReading } from './replica.ts';

const [OWN, COPY] = [{ own: true }, { copy: true }] as unknown as [Db, Db];
const AT = new Date('2026-03-01T12:00:00Z');

/** A copy, and what it was told; answers which databases were asked, as of when, and what came of it. */
async function asked(handler: (db: Db) => Promise<Result<string>>, isFit = true) {
  const failures: unknown[] = [];
  const told: Date[] = [];
  const read: Db[] = [];
  const replica = {
    db: COPY,
    asOf: () => (isFit ? AT : undefined),
    behindMs: () => 0,
    failed: (error: unknown) => void failures.push(error),
  };
  const handle = async (call: { readonly copy?: () => Db | undefined }) => {
    const { db } = lagging({ db: OWN }, call);
    read.push(db);
    return handler(db);
  };
  const result = await handleLagging(replica, handle, {}, (when) => void told.push(when)).catch(
    (error: unknown) => error,
  );
  return { result, read, told, failures };
}

it('what the copy answers is told as of its moment', async () => {
  expect(await asked(async () => accept('it'))).toEqual({
    result: accept('it'),
    read: [COPY],
    told: [AT],
    failures: [],
  });
});

it('while it must not be asked, the database answers', async () => {
  const found = await asked(async () => accept('it'), false);
  expect(found).toEqual({ result: accept('it'), read: [OWN], told: [], failures: [] });
});

it('what it refuses is asked of the database, which may know more', async () => {
  const found = await asked(async (db) => (db === COPY ? refuse('notFound') : accept('it')));
  expect(found).toEqual({ result: accept('it'), read: [COPY, OWN], told: [], failures: [] });
});

it('where it fails the database answers, and the copy is looked at before it is asked again', async () => {
  const fault = new Error('gone');
  const found = await asked(async (db) => {
    if (db === COPY) throw fault;
    return accept('it');
  });
  expect(found).toEqual({ result: accept('it'), read: [COPY, OWN], told: [], failures: [fault] });
});

it('a fault of the database itself is nobody else’s', async () => {
  const fault = new Error('broken');
  const found = await asked(async () => {
    throw fault;
  });
  expect(found).toMatchObject({ result: fault, read: [COPY, OWN], told: [] });
});

it('a copy is left out when it is ten seconds behind, or was not looked at for as long', () => {
  const look = { at: AT, behindMs: 6_000, lookedAt: 1_000 };
  expect(asOfReading(look, 1_000)).toEqual(AT);
  expect(asOfReading(look, 4_999)).toEqual(AT);
  expect(asOfReading(look, 5_000)).toBeUndefined();
  expect(asOfReading({ ...look, behindMs: 10_000 }, 1_000)).toBeUndefined();
});
