import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, takeSeat } from './harness/browser.ts';
import { type TestServer, openServer } from './harness/server.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([openServer(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The faces in which the browser draws an element on the entry page, in a language. */
async function facesOf(language: string, selector: string): Promise<string[]> {
  const { context, page } = await takeSeat(browser);
  await context.addInitScript(`localStorage.setItem('language', '${language}')`);
  await page.goto(`${server.url}/#/pages/user/login`);
  await page.getByText('Greenhall', { exact: true }).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

const NAME = 'main p.font-bold';

test.each(['en', 'de', 'th', 'zh-Hans', 'zh-Hant', 'jp', 'kor'])(
  'Latin letters are never in a CJK face: %s',
  async (language) => {
    expect((await facesOf(language, NAME)).filter((face) => face.includes('CJK'))).toEqual([]);
  },
);

test.each([
  ['zh-Hans', 'SC'],
  ['zh-Hant', 'TC'],
  ['jp', 'JP'],
  ['kor', 'KR'],
] as const)('%s is in the face of its own language', async (language, face) => {
  expect((await facesOf(language, 'h1')).filter((one) => one.includes('CJK'))).toEqual([`Noto Sans CJK ${face}`]);
});
