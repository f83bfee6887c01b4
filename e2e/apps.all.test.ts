import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

let server: ServerHere;

beforeAll(async () => {
  server = await openServerHere();
});
afterAll(() => server.close());

/** Reads in which faces the browser draws an element of the entry page in a language; none while the page is being drawn. */
async function readerOf(language: string, selector: string): Promise<() => Promise<string[]>> {
  const { context, page } = await openUserBrowser();
  await context.addInitScript(`localStorage.setItem('language', '${language}')`);
  await page.goto(`${server.url}/#/pages/user/login`);
  await page.locator(selector).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return async () => {
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    // The number of a node holds until the page changes.
    const read = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
    return read.fonts.map(({ familyName }) => familyName);
  };
}

const NAME = 'main p.font-bold';

test.each(['en', 'de', 'th', 'zh-Hans', 'zh-Hant', 'jp', 'kor'])(
  'Latin letters are never in a CJK face: %s',
  async (language) => {
    const read = await readerOf(language, NAME);
    let faces: string[] = [];
    const readAgain = async () => {
      faces = await read();
      return faces.length;
    };
    await expect.poll(readAgain).toBeGreaterThan(0);
    expect(faces.filter((face) => face.includes('CJK'))).toEqual([]);
  },
);

test.each([
  ['zh-Hans', 'SC'],
  ['zh-Hant', 'TC'],
  ['jp', 'JP'],
  ['kor', 'KR'],
] as const)('%s is in the face of its own language', async (language, face) => {
  const read = await readerOf(language, 'h1');
  await expect.poll(async () => (await read()).filter((one) => one.includes('CJK'))).toEqual([`Noto Sans CJK ${face}`]);
});

test('the face of the product comes after the first drawing, and is put on when the screen changes', async () => {
  const { context, page } = await openUserBrowser();
  const file = page.waitForResponse(/figtree-latin-wght.*woff2/);
  await page.goto(`${server.url}/#/pages/user/login`);
  const title = page.getByRole('heading', { level: 1 });
  await title.waitFor();
  expect((await file).ok()).toBe(true);
  const isOn = () => page.evaluate(`[...document.fonts].some(({ family }) => family === 'Figtree')`);
  // Nothing changes under the eyes of who reads.
  expect(await isOn()).toBe(false);
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const faces = async () => {
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const read = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
    return read.fonts.map(({ familyName }) => familyName).join();
  };
  const turn = async () => {
    for (const [path, name] of [
      ['register', t('entry.registerTitle')],
      ['login', t('entry.loginTitle')],
    ] as const) {
      await page.evaluate(`location.hash = '#/pages/user/${path}'`);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    }
    return await faces();
  };
  // The file has arrived, but may not have been read when the screen changes for the first time.
  await expect.poll(turn).toMatch(/^Figtree[^,]*$/);
});
