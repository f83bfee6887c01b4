import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { isDrawnUnder, nextCase } from '@greenhall/test-kit/verification/next-case';
import { type VerificationWorld, openVerificationWorld } from '@greenhall/test-kit/verification/world';
import type { Person } from '@greenhall/test-kit/world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const drawnOf = (secret: string, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter((id) => isDrawnUnder(secret, BigInt(id)));

describe('the draw of second reviewers', () => {
  it('takes about one case in ten, always the same ones, and others under another secret', () => {
    const drawn = drawnOf('a secret', 10_000);
    expect(drawn).toHaveLength(1041);
    expect(drawnOf('a secret', 10_000)).toEqual(drawn);
    const others = new Set(drawnOf('another secret', 10_000));
    expect(others.size).toBeGreaterThan(900);
    expect(drawn.filter((id) => others.has(id)).length).toBeLessThan(drawn.length / 5);
  });
});

describe.each(ENGINES)('a case that is drawn, on %s', (engine) => {
  let world: VerificationWorld;
  let cleo: TestClient;
  let dora: TestClient;
  let who: Person;
  let last = 0n;
  beforeAll(async () => {
    world = await openVerificationWorld(engine);
    cleo = world.reviewer('cleo');
    dora = world.reviewer('dora');
  });
  beforeEach(async () => {
    who = await world.newcomer();
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  /** Lets the next case have a number that is drawn or not, under each of these secrets. */
  const prepare = async (wanted: Readonly<Record<string, boolean>>) => {
    const isWanted = (id: bigint) => Object.entries(wanted).every(([secret, is]) => isDrawnUnder(secret, id) === is);
    last = await nextCase(world.ports, last + 1n, isWanted);
  };
  const submit = async (isToBeDrawn: boolean) => {
    await prepare({ [world.ports.secret]: isToBeDrawn });
    return world.submit(who, { name: `Person ${last}`, number: `X-${1_000n + last}` });
  };
  const shown = async (by: TestClient, id: string) => (await by.call('verification.case', { params: { id } })).value;
  const approve = async (by: TestClient, id: string) => {
    await world.claim(by, id);
    await world.look(by, id);
    const { version } = await shown(by, id);
    return (await by.call('verification.approve', { params: { id }, body: { version } })).value;
  };
  const press = (route: 'withdraw' | 'submit' | 'erase') => who.client.call(`verification.${route}`, { body: {} });

  it('is decided by a second reviewer, which nobody can tell before the first approval', async () => {
    const plain = await submit(false);
    const plainly = await shown(cleo, plain);
    expect(await approve(cleo, plain)).toMatchObject({ state: 'approved', endorsedBy: null, secondFor: null });
    who = await world.newcomer();
    const id = await submit(true);
    const { id: _, member, username, submittedAt, ...rest } = await shown(cleo, id);
    expect(plainly).toMatchObject(rest);
    expect([member, username, submittedAt === null]).toEqual([who.no, who.name, false]);
    expect(await approve(cleo, id)).toMatchObject({ state: 'submitted', endorsedBy: 'cleo', secondFor: 'draw' });
    const [endorsed] = await latestActs(world.ports.db, 1);
    expect(endorsed).toMatchObject({ act: 'verification.endorse', detail: { because: 'draw' } });
    const own = await who.client.call('verification.state');
    expect(own.value).toMatchObject({ level: 1, case: { state: 'submitted' } });
    expect(own.raw.body).not.toContain('draw"');
    expect((await world.claim(cleo, id)).refusal).toBe('fourEyes');
    expect((await approve(dora, id)).state).toBe('approved');
  });

  it('takes a second reviewer also after it was withdrawn, erased and filled in anew', async () => {
    const id = await submit(true);
    await approve(cleo, id);
    expect((await press('withdraw')).status).toBe(200);
    expect((await press('submit')).status).toBe(200);
    expect(await approve(cleo, id)).toMatchObject({ state: 'submitted', secondFor: 'draw' });
    expect((await press('withdraw')).status).toBe(200);
    expect((await press('erase')).status).toBe(200);
    const again = await submit(false);
    expect(again).not.toBe(id);
    expect(await approve(cleo, again)).toMatchObject({ state: 'submitted', secondFor: 'earlier' });
    expect((await approve(dora, again)).state).toBe('approved');
  });

  it('takes a second reviewer also after pictures were asked for and the secret was changed', async () => {
    const { secret } = world.ports;
    await prepare({ [secret]: true, 'another secret': false });
    const id = await world.submit(who, { name: 'Person of two secrets', number: 'X-2000' });
    await approve(cleo, id);
    await world.claim(dora, id);
    const { version } = await shown(dora, id);
    const asked = { params: { id }, body: { version, sides: ['front'], reason: 'cropped' } };
    expect((await dora.call('verification.askMore', asked)).value.state).toBe('needMore');
    expect((await who.client.upload('verification.addPicture', { side: 'front' }, { picture: JPG })).status).toBe(200);
    await press('submit');
    Object.assign(world.ports, { secret: 'another secret' });
    expect(await approve(dora, id)).toMatchObject({ state: 'submitted', endorsedBy: 'dora', secondFor: 'draw' });
    expect((await approve(cleo, id)).state).toBe('approved');
    Object.assign(world.ports, { secret });
  });
});
