import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { LANGUAGES, type Language } from '@greenhall/locales/languages';
import { composeDemo } from '@greenhall/server/demo/index';
import { readSettings } from '@greenhall/test-kit/settings';
import { settleOperators } from '@greenhall/test-kit/operators';
import { type Settled, openSettledSession } from '@greenhall/test-kit/settled-world';
import { TEST_SECRET } from '@greenhall/test-kit/program';
import { movements } from '@greenhall/server/slices/ledger/index';
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { pino } from 'pino';
import { findChromium } from '../../scripts/chromium.mjs';
import { prepareMachine } from '../../scripts/machine.mjs';
import { DESK, PHONE, type UserBrowser, openBrowser, openUserBrowser } from '../harness/browser.ts';
import { putSession } from '../harness/signed-in.ts';
import { consolePictures } from './console.ts';
import { componentPictures } from './components.ts';
import { contactSheet } from './contact-sheet.ts';
import { driveJobs } from './jobs.ts';
import { measure, misses } from './measure.ts';
import { readmePicture } from './readme-picture.ts';
import { README_VISITS, VISITS, type Visit } from './visits.ts';

/**
 * Pictures of the screens of a demo world, what each has too much of, and a contact sheet of each language, theme and width; or the
 * README's picture; or, with `--console`, the screens of the operators; or, with `--components`, the components in all their states;
 * or, with `--jobs`, how many taps, screens and seconds a member's jobs take.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    languages: { type: 'string', default: 'en,de,th,zh-Hans' },
    themes: { type: 'string', default: 'light,dark' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: String(PHONE.width) },
    readme: { type: 'string', default: '' },
    components: { type: 'boolean', default: false },
    console: { type: 'boolean', default: false },
    jobs: { type: 'boolean', default: false },
    to: { type: 'string', default: join(process.env['INIT_CWD'] ?? process.cwd(), 'screens') },
  },
});

const THEMES = ['light', 'dark'] as const;
const chosen = <T extends string>(all: readonly T[], wanted: string): readonly T[] =>
  all.filter((one) => wanted.split(',').includes(one));
const languages = chosen<Language>(LANGUAGES, values.languages);
const themes = chosen(THEMES, values.themes);
const visits = VISITS.filter(({ name }) => values.only === '' || values.only.split(',').includes(name));

const widths = values.widths.split(',').map(Number);

type People = Readonly<Record<'head' | 'active' | 'newcomer' | 'restricted', Settled>>;

/** The two first members below the root, the newest one and a restricted one, each in a session of its own. */
async function signInPeople(ports: Parameters<typeof openSettledSession>[0]): Promise<People> {
  const { rows } = await sql<{ no: bigint; name: string; code: string }>`
    select member_no as no, username as name, invitation_code as code from identity_credential order by member_no`.execute(
    ports.db,
  );
  const [, head, active] = rows;
  const newcomer = rows.at(-1);
  const held = await sql<{ no: bigint }>`select member_no as no from members_restriction limit 1`.execute(ports.db);
  const restricted = rows.find(({ no }) => no === held.rows[0]?.no);
  if (!head || !active || !newcomer || !restricted) throw new Error('the demo world has no members');
  const enter = ({ no, name, code }: typeof head) => openSettledSession(ports, String(no), name, code);
  return {
    head: await enter(head),
    active: await enter(active),
    newcomer: await enter(newcomer),
    restricted: await enter(restricted),
  };
}

/** An order of a member that has not ended, or else its newest. */
async function orderOf(ports: Parameters<typeof openSettledSession>[0], { no }: Settled): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    select id from otc_trade where ${memberNumber(no)} in (buyer, seller) order by due_at is null, id desc limit 1`.execute(
    ports.db,
  );
  return String(rows[0]?.id ?? '');
}

/** The newest movement of a member's coins. */
async function movementOf(ports: Parameters<typeof openSettledSession>[0], { no }: Settled): Promise<string> {
  const [newest] = await movements(ports.db, { owner: memberNumber(no) }, 1);
  return String(newest?.posting ?? '');
}

/** The first wallet address of a member. */
async function accountOf(ports: Parameters<typeof openSettledSession>[0], { no }: Settled): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    select id from wallet_account where member_no = ${memberNumber(no)} and deleted_at is null order by id limit 1`.execute(
    ports.db,
  );
  return String(rows[0]?.id ?? '');
}

/** The newest news item or notice that everybody sees. */
async function newestEntry(ports: Parameters<typeof openSettledSession>[0], kind: 'news' | 'notice'): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    select id from content_entry where kind = ${kind} and state = 'published' and shown_at <= ${ports.clock.now()}
    order by shown_at desc, id desc limit 1`.execute(ports.db);
  return String(rows[0]?.id ?? '');
}

interface Look {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
}

/** Who looks, and at what where a path names it. */
interface Scene {
  readonly people: People;
  readonly named: Readonly<Record<string, string>>;
}

/** How the files of a look are named; the width of a phone goes without saying. */
const nameOf = ({ language, theme, width }: Look): string =>
  [language, theme, ...(width === PHONE.width ? [] : [width])].join('-');

const HOME = '/pages/block/home';
const STILL = `document.fonts.ready.then(() => document.querySelectorAll('.shimmer').length === 0)`;

/** Waits until a page has all that it asked for, and shows it. */
async function settle(page: Page): Promise<void> {
  await page.locator('main#content').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(STILL);
}

/** Opens a browser for each person in turn, and takes the pictures of all that it visits. */
async function takePictures(browser: Browser, url: string, all: readonly Visit[], look: Look, scene: Scene) {
  const taken = new Map<string, { path: string; name: string }>();
  for (const [by, theirs] of Map.groupBy(all, (visit) => visit.by)) {
    const seat = await openUserBrowser({ browser, colorScheme: look.theme });
    await seat.context.addInitScript(`localStorage.setItem('language', ${JSON.stringify(look.language)})`);
    if (by !== 'guest') await putSession(seat, { url }, scene.people[by]);
    for (const visit of theirs) taken.set(visit.name, await takePicture(seat, url, visit, look, scene));
    for (const fault of seat.faults()) console.error(`${by} ${look.language} ${look.theme}: ${fault}`);
    await seat.context.close();
  }
  return all.flatMap(({ name }) => taken.get(name) ?? []);
}

async function takePicture({ page }: UserBrowser, url: string, visit: Visit, look: Look, { named }: Scene) {
  await page.setViewportSize(visit.wide ? DESK : { ...PHONE, width: look.width });
  // An address of its own for each: in a page that is already open, nothing would tell when all has arrived.
  await page.goto(`${url}/?${visit.name}#${visit.path.replace(/:(\w+)/g, (_, name: string) => named[name] ?? '')}`);
  await settle(page);
  // An important notice opens by itself over home, once for each person; what is below it is to be seen here.
  const notice = page.getByRole('dialog').getByRole('button').first();
  if (visit.path === HOME && (await notice.isVisible())) {
    await notice.click();
    await settle(page);
  }
  const path = join(values.to, `${visit.name}-${nameOf(look)}.png`);
  const missed = misses(await measure(page));
  if (missed !== '') console.log(`${visit.name} ${nameOf(look)}: ${missed}`);
  await page.screenshot({ path, fullPage: visit.whole ?? false });
  return { path, name: visit.name };
}

/** Takes the pictures of a demo world. */
async function screenPictures(): Promise<void> {
  const log = pino({ level: 'silent' });
  const { app } = await composeDemo(readSettings({ LOG_LEVEL: 'silent', ...TEST_SECRET }), log);
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const browser = await openBrowser();
  try {
    const people = await signInPeople(app.ports);
    const named = {
      trade: await orderOf(app.ports, people.head),
      movement: await movementOf(app.ports, people.active),
      news: await newestEntry(app.ports, 'news'),
      notice: await newestEntry(app.ports, 'notice'),
      account: await accountOf(app.ports, people.head),
    };
    const scene = { people, named };
    const take = (all: readonly Visit[], look: Look) => takePictures(browser, url, all, look, scene);
    if (values.jobs) await driveJobs(browser, url, people);
    else if (values.readme) {
      const looks = THEMES.map((theme): Look => ({ language: 'en', theme, width: PHONE.width }));
      await readmePicture(await Promise.all(looks.map((look) => take(README_VISITS, look))), values.readme);
      console.log(values.readme);
    } else
      for (const language of languages)
        for (const theme of themes)
          for (const width of widths) {
            const look = { language, theme, width };
            const sheet = join(values.to, `sheet-${nameOf(look)}.png`);
            await contactSheet(await take(visits, look), sheet);
            console.log(sheet);
          }
  } finally {
    await browser.close();
    await app.close();
  }
}

/** Takes the pictures of the console of a demo world. */
async function deskPictures(): Promise<void> {
  const log = pino({ level: 'silent' });
  const { app } = await composeDemo(readSettings({ LOG_LEVEL: 'silent', ...TEST_SECRET }), log);
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const browser = await openBrowser();
  try {
    const [operator] = await settleOperators(app.ports, ['picturesdesk', 'colleague']);
    const desk = { browser, url, cookie: operator?.cookie ?? '', to: values.to };
    for (const language of languages)
      for (const theme of themes)
        console.log(await consolePictures(desk, { language, theme, width: Math.max(DESK.width, ...widths) }));
  } finally {
    await browser.close();
    await app.close();
  }
}

async function takeComponents(): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const path of await componentPictures(browser, values.to)) console.log(path);
  } finally {
    await browser.close();
  }
}

mkdirSync(values.to, { recursive: true });
prepareMachine(['browser']);
process.env['CHROMIUM_PATH'] = findChromium();
if (values.components) await takeComponents();
else if (values.console) await deskPictures();
else await screenPictures();
