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
  const { client } = world.ann;
  // The world signs in without a browser, and so knows the plain name alone.
  if (settings.publicUrl) client.setCookie('__Host-gh_companion', client.cookies()['gh_companion'] ?? '');
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

  it('of the plain name do not count there, since a neighbouring host could set them', async () => {
    const world = await walletWorld(HTTPS);
    const { client } = world.ann;
    expect((await pay(client)).refusal).toBeUndefined();
    const companion = client.cookies()['__Host-gh_companion'] ?? '';
    client.dropCookies();
    client.setCookie('gh_companion', companion);
    const refused = await pay(client);
    expect([refused.refusal, given(refused)]).toEqual(['notSignedIn', []]);
  });

  it('do not pay when they are another session’s, and none is made of them', async () => {
    const world = await walletWorld(HTTPS);
    const { client } = world.ann;
    client.dropCookies();
    client.setCookie('__Host-gh_companion', 'x'.repeat(43));
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
});
