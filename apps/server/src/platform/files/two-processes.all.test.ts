import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { freshPostgres } from '@greenhall/test-kit/database';
import { clientOf, sendWrite } from '@greenhall/test-kit/outside';
import { type ObjectStore, startObjectStore } from '@greenhall/test-kit/outside/object-store';
import { type Program, ProgramEndedError, runTool, startProgram } from '@greenhall/test-kit/program';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openPostgres } from '../database/postgres.ts';

const WAIT = { timeout: 60_000, interval: 100 };

describe('two processes: files', () => {
  const root = mkdtempSync(join(tmpdir(), 'greenhall-shared-'));
  const folderOf = (name: string): string => join(root, name);
  let drop: () => Promise<void>;
  let database: Record<string, string>;
  let direct: OpenDatabase;
  let objects: ObjectStore;
  let ann: Settled;
  let picture: Blob;
  const programs: Program[] = [];

  const inBucket = (name: string, more = {}): Record<string, string> => {
    const { endpoint, bucket, keyId, secret } = objects.settings;
    const bucketOf = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY_ID: keyId, S3_SECRET_KEY: secret };
    return { ...database, DATA_DIR: folderOf(name), FILES: 's3', ...bucketOf, ...more };
  };
  const start = async (environment: Record<string, string>): Promise<Program> => {
    const program = await startProgram(environment);
    programs.push(program);
    return program;
  };
  const startFails = async (environment: Record<string, string>): Promise<string> => {
    const ended = await startProgram(environment).then(
      async (program) => `serves at ${program.url} and ends with ${await program.stop()}`,
      (error: unknown) => error,
    );
    return ended instanceof ProgramEndedError ? ended.said : String(ended);
  };
  const setAvatar = (program: Program) =>
    sendWrite(program.url, ann, 'members.setAvatar', { files: { avatar: picture } });
  const show = async (program: Program, name: unknown): Promise<number> =>
    (await fetch(`${program.url}/Upload/${String(name)}`)).status;

  beforeAll(async () => {
    const fresh = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
    ({ drop } = fresh);
    database = { DATABASE_URL: fresh.url };
    direct = openPostgres(fresh.url, pino({ level: 'silent' }), { max: 1 });
    objects = await startObjectStore(folderOf('objects'));
    [ann] = (await settleMembers({ ...database, DATA_DIR: folderOf('first') }, ['annie'], 1n)) as [Settled];
    const jpg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#28ae6d' } })
      .jpeg()
      .toBuffer();
    picture = new Blob([new Uint8Array(jpg)], { type: 'image/jpeg' });
  });
  afterAll(async () => {
    await Promise.all(programs.map(({ kill }) => kill()));
    await objects.stop();
    await direct.close();
    await drop();
    rmSync(root, { recursive: true, force: true });
  });

  it('that lie elsewhere end the start with a sentence, in a folder as in a bucket', async () => {
    const elsewhere = { ...database, DATA_DIR: folderOf('empty') };
    expect(await startFails(elsewhere)).toMatch(/files of this installation are not in .*empty.*files -- accept/);
    expect(await startFails(inBucket('second'))).toMatch(/files of this installation are not in http.*hall-files/);
    expect(existsSync(join(root, 'empty', 'uploads', 'installation'))).toBe(false);
    for (const wrong of [
      { S3_SECRET_KEY: 'another' },
      { S3_BUCKET: 'not-there' },
      { S3_ENDPOINT: 'http://127.0.0.1:1' },
    ]) {
      const said = await startFails(inBucket('second', wrong));
      expect(said).toMatch(/files cannot be had from http/);
      expect(said).not.toContain('    at ');
    }
  });

  it('of a folder that two processes share are seen through both', async () => {
    const shared = { ...database, DATA_DIR: folderOf('first') };
    const [one, other] = [await start({ ...shared, PROCESS: 'web' }), await start({ ...shared, PROCESS: 'web' })];
    const { data } = await setAvatar(one);
    expect([await show(one, data['avatar']), await show(other, data['avatar'])]).toEqual([200, 200]);
    for (const program of [one, other]) await program.kill();
  });

  it('are moved to a bucket whole, where those that are lost are named, and back', async () => {
    const before = readdirSync(join(root, 'first', 'uploads'));
    const moved = await runTool('files', ['move', 'in'], inBucket('first'));
    expect(moved.code, moved.said).toBe(0);
    expect(moved.said).toMatch(/^\d+ files were copied to http/);
    expect(moved.said).not.toContain('lost');
    expect((await runTool('files', ['move', 'in'], inBucket('first'))).said).toMatch(/^0 files/);
    const back = await runTool('files', ['move', 'out'], inBucket('third'));
    expect(back.said).not.toContain('lost');
    expect(readdirSync(join(root, 'third', 'uploads')).toSorted()).toEqual(before.toSorted());
    const empty = await runTool('files', ['accept'], { ...database, DATA_DIR: folderOf('empty') });
    expect(empty.said).toMatch(/lost: p-[\w-]+\.jpg/);
  });

  it('of a bucket are seen through processes with folders of their own, and wait for it while it is away', async () => {
    const [one, other] = [
      await start(inBucket('own-1', { PROCESS: 'web' })),
      await start(inBucket('own-2', { PROCESS: 'web' })),
    ];
    const { data } = await setAvatar(one);
    expect([await show(one, data['avatar']), await show(other, data['avatar'])]).toEqual([200, 200]);
    expect(await show(other, `${String(data['avatar'])}?w=320`)).toBe(200);

    const port = Number(new URL(objects.settings.endpoint).port);
    await objects.stop();
    expect(await show(other, data['avatar'])).toBe(503);
    expect((await setAvatar(one)).data).toMatchObject({ code: 5228 });
    const { items } = await clientOf(one.url, ann).call('wallet.balances');
    expect(items.length).toBeGreaterThan(0);
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
    objects = await startObjectStore(folderOf('objects'), port);
    await expect.poll(() => show(other, data['avatar']), WAIT).toBe(200);
    expect((await setAvatar(other)).ok).toBe(true);
  });

  it('are known again after a restore to before they had a number', async () => {
    await sql`delete from platform_files`.execute(direct.db);
    const bucket = inBucket('own-1');
    expect(await startFails(bucket)).toMatch(/has the files of another installation.*files -- accept/);
    expect(await runTool('files', ['accept'], bucket)).toMatchObject({ code: 0 });
    const again = await start({ ...bucket, PROCESS: 'web' });
    expect((await setAvatar(again)).ok).toBe(true);
  });

  it('of another installation end the start', async () => {
    const fresh = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
    const said = await startFails({ ...inBucket('foreign'), DATABASE_URL: fresh.url });
    await fresh.drop();
    expect(said).toMatch(/hall-files has the files of another installation/);
  });
});
