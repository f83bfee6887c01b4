import { CATALOGUE } from '@greenhall/domain/shared/codes';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { leaveOverlay, openOverlays } from '../harness/leaving.ts';
import { t } from '../harness/words.ts';
import { WRITE_SITES } from './register.ts';

/** How a place that sends a write is tested: where it is, how it is pressed, and what the write changes at the server. */
export interface WriteSiteTest {
  /** The place in the register. */
  readonly place: string;
  /** The path of the write below `/api`; numbers in it stand as `*`. */
  readonly path: string;
  /** Goes to where it is pressed from anywhere, and types everything that is no secret. */
  readonly open: (page: Page) => Promise<void>;
  /** Types the secrets that are asked for, if any. */
  readonly prove?: (page: Page) => Promise<void>;
  /** Presses once; with `twice`, as quickly as a finger that trembles. */
  readonly button: (page: Page) => ReturnType<Page['getByRole']>;
  /** Closes what holds the press while it is under way, on the same screen. */
  readonly close?: (page: Page) => Promise<void>;
  /** What leads to the press, where that is what waits while it is under way. */
  readonly held?: (page: Page) => ReturnType<Page['getByRole']>;
  /** What the server knows, read without the page. */
  readonly state: () => Promise<unknown>;
  /** The state after one press. */
  readonly effect: (before: unknown) => unknown;
  /** What the screen shows then, without being loaded again. */
  readonly shown: (page: Page) => Promise<unknown>;
  /** What was typed and is no secret, as the screen has it. */
  readonly typed?: (page: Page) => Promise<unknown>;
  /** What is pressed disappears once the page has read again what the server knows: there is nothing to press twice. */
  readonly endsItself?: true;
  /** It cannot be closed while it is under way. */
  readonly staysOpen?: true;
  /** What is seen of it where it was opened again while it is under way, if the button there knows nothing of that. */
  readonly reopened?: (page: Page) => Promise<unknown>;
  /** What is seen of it after a reload, if nothing is said by itself. */
  readonly reloaded?: (page: Page) => Promise<unknown>;
  /** A refusal that the route may answer, without values. */
  readonly refusal: 'statusChanged' | 'forbidden' | 'insufficientBalance';
  /** Brings the server to where the press can be made, before each. */
  readonly undo?: () => Promise<void>;
}

const urlOf = ({ path }: WriteSiteTest): RegExp =>
  new RegExp(`/api${path.replaceAll('*', '[^/]+').replaceAll('/', '\\/')}(?:\\?.*)?$`);

/** Answers the next request of the write, and no later one. */
async function once(page: Page, press: WriteSiteTest, answer: (route: Route) => Promise<void>): Promise<void> {
  let isDone = false;
  await page.route(urlOf(press), (route) => {
    if (isDone || route.request().method() === 'GET') return route.fallback();
    isDone = true;
    return answer(route);
  });
}

/** Whether a button shows that it is busy: the member app says so to a screen reader, the library of the console draws it. */
const isBusy = (button: ReturnType<WriteSiteTest['button']>): Promise<boolean> =>
  button.evaluate((one) => one.ariaBusy === 'true' || one.classList.contains('ant-btn-loading'));

const again = async (page: Page, press: WriteSiteTest): Promise<void> => {
  await press.prove?.(page);
  await press.button(page).click();
};

async function begin(page: Page, press: WriteSiteTest): Promise<unknown> {
  await press.open(page);
  const before = await press.state();
  await again(page, press);
  return before;
}

/** The same where the connection is lost: the page has heard of it. */
async function beginLost(page: Page, press: WriteSiteTest): Promise<unknown> {
  const lost = page.waitForEvent('requestfailed', (request) => urlOf(press).test(request.url()));
  const before = await begin(page, press);
  await lost;
  return before;
}

/** Waits until nothing is under way any more, and presses again. */
async function pressAgain(page: Page, press: WriteSiteTest): Promise<void> {
  await expect.poll(() => isBusy((press.held ?? press.button)(page))).toBe(false);
  // A question whose answer failed stays open.
  if (!(await page.getByRole('dialog').first().isVisible())) await press.held?.(page).click();
  await again(page, press);
}

/** Pressed: the request left, the state is as said, and the screen shows it. Answers what the server answered. */
export async function pressed(page: Page, press: WriteSiteTest): Promise<unknown> {
  await press.open(page);
  const before = await press.state();
  const answered = page.waitForResponse((one) => urlOf(press).test(one.url()) && one.request().method() !== 'GET');
  await again(page, press);
  const response = await answered;
  const body: unknown = await response.json();
  await press.shown(page);
  expect(await press.state()).toEqual(press.effect(before));
  return body;
}

/** The answer is lost after the commit, and it is pressed again: one effect. */
export async function answerLost(page: Page, press: WriteSiteTest): Promise<void> {
  await once(page, press, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const before = await beginLost(page, press);
  if (!press.endsItself) {
    await expect.poll(press.state).toEqual(press.effect(before));
    await pressAgain(page, press);
  }
  await press.shown(page);
  expect(await press.state()).toEqual(press.effect(before));
}

/** The connection is reset before the server is reached, and it is pressed again: one effect. */
export async function connectionReset(page: Page, press: WriteSiteTest): Promise<void> {
  await once(page, press, (route) => route.abort('connectionreset'));
  const before = await beginLost(page, press);
  await pressAgain(page, press);
  await press.shown(page);
  expect(await press.state()).toEqual(press.effect(before));
}

/** Pressed twice at once: one effect. */
export async function pressedTwice(page: Page, press: WriteSiteTest): Promise<void> {
  await press.open(page);
  const before = await press.state();
  await press.prove?.(page);
  await press.button(page).dblclick();
  await press.shown(page);
  expect(await press.state()).toEqual(press.effect(before));
}

/** Holds the answer of the next press until it is let go. */
export async function held(page: Page, press: WriteSiteTest, isSent: boolean) {
  let letGo: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  let reached: () => void = () => undefined;
  const atServer = new Promise<void>((resolve) => (reached = resolve));
  await once(page, press, async (route) => {
    const answer = isSent ? await route.fetch() : undefined;
    reached();
    await wait;
    // The page may be gone by now.
    await (answer ? route.fulfill({ response: answer }) : route.continue()).catch(() => undefined);
  });
  return { letGo, atServer };
}

/** What holds it is closed while it is under way and opened again: the button waits, and there is one effect. */
export async function closedWhilePending(page: Page, press: WriteSiteTest): Promise<void> {
  const { letGo, atServer } = await held(page, press, false);
  const before = await begin(page, press);
  await atServer;
  await press.close?.(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && urlOf(press).test(request.url())) sent.push(request.url());
  });
  if (!press.held && !press.staysOpen) await press.open(page);
  if (press.reopened) await press.reopened(page);
  else expect(await isBusy((press.held ?? press.button)(page))).toBe(true);
  letGo();
  await expect.poll(press.state).toEqual(press.effect(before));
  expect(sent).toEqual([]);
}

/** The page is loaded again while it is under way: what came of it is said, and nothing is sent a second time. */
export async function reloadedWhilePending(page: Page, press: WriteSiteTest): Promise<void> {
  const { letGo, atServer } = await held(page, press, true);
  const before = await begin(page, press);
  await atServer;
  await page.reload();
  letGo();
  if (press.reloaded) await press.reloaded(page);
  else await page.getByText(t('earlierArrived')).waitFor();
  expect(await press.state()).toEqual(press.effect(before));
}

/** Notes everything that a page tells in passing from now on: toasts of the app, messages of the console. */
const NOTE_TOLD = `globalThis.told = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node.nodeType === 1 && node.matches('[role=status][aria-live] > div, .ant-message-notice, .ant-message-notice-wrapper'))
        globalThis.told.push(node.textContent);
  }).observe(document.body, { childList: true, subtree: true })`;

/** Refused: what was typed stands, the reason is shown, and nothing says that it is done. */
export async function refused(page: Page, press: WriteSiteTest): Promise<void> {
  await once(page, press, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: CATALOGUE[press.refusal].code, title: '', params: {}, requestId: 'r-1' }),
    }),
  );
  await press.open(page);
  const before = await press.state();
  const typed = await press.typed?.(page);
  await page.evaluate(NOTE_TOLD);
  await again(page, press);
  await page.getByText(t(press.refusal)).first().waitFor();
  expect((await page.evaluate<string[]>('told')).filter((text) => text !== t(press.refusal))).toEqual([]);
  expect(await press.typed?.(page)).toEqual(typed);
  expect(await press.state()).toEqual(before);
}

/** Left by Back and by another screen: the overlay in which it stands is closed, and nothing was sent. */
export async function left(page: Page, press: WriteSiteTest): Promise<void> {
  let before: unknown;
  await leaveOverlay(page, press.open, async () => {
    before = await press.state();
    const { overlay } = WRITE_SITES[press.place] ?? {};
    expect((await openOverlays(page)).length > 0).toBe(overlay !== undefined);
  });
  expect(await press.state()).toEqual(before);
}

/** The browser is given a success that never reached the server: the press itself must find that out. */
export async function swallowed(page: Page, press: WriteSiteTest, answer: unknown): Promise<void> {
  await once(page, press, (route) => route.fulfill({ json: answer }));
  const before = await begin(page, press);
  await expect.poll(() => page.evaluate('document.readyState')).toBe('complete');
  expect(await press.state()).toEqual(before);
  expect(await press.state()).not.toEqual(press.effect(before));
}
