import { HOUR } from '@greenhall/domain/shared/time';
import type { TestClient } from '@greenhall/test-kit/client';
import { openWalletWorld, PAY, type WalletWorld } from '@greenhall/test-kit/wallet-world';
import { afterEach, describe, expect, it } from 'vitest';
import { openWorld, PASSWORD, type World } from '../test-world.ts';

const HTTPS = { publicUrl: 'https://hall.example' };

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function walletWorld(settings: Partial<WalletWorld['ports']['settings']> = {}): Promise<WalletWorld> {
  const world = await openWalletWorld('embedded', settings);
  close = () => world.close();
  await world.give(world.ann, { mey: 100n });
  return world;
}

async function identityWorld(settings: Partial<World['ports']['settings']> = {}): Promise<World> {
  const world = await openWorld('embedded', {}, settings);
  close = () => world.close();
  return world;
}

const given = ({ raw }: { raw: { headers: Record<string, unknown> } }): string[] =>
  [raw.headers['set-cookie'] ?? []].flat().map(String);
const pay = (client: TestClient) =>
  client.call('wallet.transfer', { body: { payee: 'bochen', coin: 'mey', amount: '1', payPassword: PAY } });

/** The cookies of a browser that were given before the update: of the plain name. */
function withFormer(client: TestClient, ...names: string[]): void {
  const kept = client.cookies();
  client.dropCookies();
  for (const name of names) client.setCookie(name, kept[`__Host-${name}`] ?? kept[name] ?? '');
}

describe('the cookies of a site over https', () => {
  it('are secure, for the host alone and for all its paths, also where no proxy is trusted', async () => {
    const world = await identityWorld(HTTPS);
    expect(world.ports.settings.trustProxy).toBe(false);
    await world.enrol('walter01');
    const login = await world.tryLogin('walter01', PASSWORD);
    const cookies = given(login as never);
    expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual([
      '__Host-gh_companion',
      '__Host-gh_device',
    ]);
    for (const cookie of cookies) {
      expect(cookie.split('; ').slice(1).toSorted()).toEqual([
        'HttpOnly',
        expect.stringMatching(/^Max-Age=\d{6,}$/),
        'Path=/',
        'SameSite=Strict',
        'Secure',
      ]);
    }
  });

  it('of before the update still pay, and are replaced at once', async () => {
    const world = await walletWorld(HTTPS);
    const { client } = world.ann;
    withFormer(client, 'gh_companion');
    const companion = client.cookies()['gh_companion'];
    const paid = await pay(client);
    expect(paid.refusal).toBeUndefined();
    const fresh = given(paid).at(-1);
    expect(fresh).toContain(`__Host-gh_companion=${companion}; `);
    expect(fresh).toContain('Path=/; HttpOnly; Secure');
    expect(given(paid)).toContainEqual(expect.stringMatching(/^gh_companion=; Max-Age=0; Path=\/api;/));
    expect(client.cookies()).toEqual({ '__Host-gh_companion': companion });
    const again = await pay(client);
    expect([again.refusal, given(again)]).toEqual([undefined, []]);
  });

  it('of before the update go on knowing a device, which nobody is told of as a new one', async () => {
    const world = await identityWorld(HTTPS);
    const { client } = await world.join('walter01');
    withFormer(client, 'gh_device');
    const device = client.cookies()['gh_device'];
    // From unknown devices a sign-in has to wait by now; from a known one it has not.
    for (let time = 0; time < 20; time += 1) {
      await world.tryLogin('walter01', 'wrong-one1');
      world.ports.clock.advance(60_000);
    }
    expect((await world.tryLogin('walter01', PASSWORD)).refusal).toBe('loginLocked');
    expect((await world.tryLogin('walter01', PASSWORD, undefined, client)).refusal).toBeUndefined();
    expect(client.cookies()).toMatchObject({ '__Host-gh_device': device });
    expect(client.cookies()).not.toHaveProperty('gh_device');
  });

  it('do not pay when they are another session’s, and none is made of them', async () => {
    const world = await walletWorld(HTTPS);
    const { client } = world.ann;
    client.dropCookies();
    client.setCookie('gh_companion', 'x'.repeat(43));
    const refused = await pay(client);
    expect([refused.refusal, given(refused)]).toEqual(['notSignedIn', []]);
  });
});

describe('the cookies of a site over http, such as one on localhost', () => {
  it('have plain names, are for all paths and pay', async () => {
    const world = await identityWorld({ publicUrl: 'http://localhost:8080' });
    await world.enrol('walter01');
    const cookies = given((await world.tryLogin('walter01', PASSWORD)) as never);
    expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual(['gh_companion', 'gh_device']);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('are given anew for all paths with the next token', async () => {
    const world = await walletWorld();
    const { client } = world.ann;
    expect(given(await pay(client))).toEqual([]);
    world.ports.clock.advance(HOUR);
    const paid = await pay(client);
    expect(paid.refusal).toBeUndefined();
    const [former, fresh] = given(paid);
    expect(former).toMatch(/^gh_companion=; Max-Age=0; Path=\/api;/);
    expect(fresh).toMatch(/^gh_companion=[\w-]{43}; Max-Age=2592000; Path=\/;/);
    expect((await pay(client)).refusal).toBeUndefined();
  });
});
