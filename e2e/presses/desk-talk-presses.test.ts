import { memberNumber } from '@greenhall/domain/shared/member-no';
import { LANGUAGES, LANGUAGE_NAMES } from '@greenhall/locales/languages';
import { openCallRoute } from '@greenhall/server/demo/call-route';
import { drawDocument } from '@greenhall/server/demo/draw-document';
import type { Ports } from '@greenhall/server/platform/ports';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import { t } from '../harness/words.ts';
import { type Colleague, type Desk, REASON, colleagueOf, openDesk, proposalsOf } from './desk.ts';

let server: ServerHere;
let anna: Settled;
let berta: Settled;
let desk: Desk;
/** The operator of the desk without its page, and a colleague. */
let ada: Colleague;
let grace: Colleague;
const DONE = t('console.done');
const PROPOSED = t('console.proposed');

/** A case that waits for its review. */
async function submitCase(ports: Ports, { no, name }: Settled, number: string, picture: Buffer): Promise<void> {
  const callRoute = openCallRoute(ports);
  const session = { sessionId: 0n, actingFor: false, companion: true, payVersion: 0 };
  const member = { kind: 'member', memberNo: memberNumber(no), username: name, ...session } as const;
  const body = { name: `Specimen ${number}`, number, type: 'passport', birthDate: '1990-01-01' } as const;
  await callRoute('verification.save', member, { body: { ...body, country: 'DE', expiresOn: '2090-01-01' } });
  for (const side of ['front', 'holding'] as const)
    await callRoute('verification.addPicture', member, { body: { side }, files: { picture } });
  await callRoute('verification.submit', member, { body: {} });
  await callRoute('messages.send', member, { body: { text: `Hello from ${name}` } });
}

beforeAll(async () => {
  server = await openServerHere();
  const picture = await drawDocument('front');
  const members = await server.join(['annatalks', 'bertatalks'], 100n, async (ports, [first, second]) => {
    await submitCase(ports, first as Settled, 'C01X01', picture);
    await submitCase(ports, second as Settled, 'C01X02', picture);
  });
  [anna, berta] = members as [Settled, Settled];
  const [one, two] = (await server.appoint('adatalks', 'gracetalks')) as [SettledOperator, SettledOperator];
  desk = await openDesk(server, one);
  ada = colleagueOf(server, one);
  grace = colleagueOf(server, two);
});
beforeEach(() => expect(desk.seat.faults()).toEqual([]));
afterAll(() => server.close());

test('a canned answer is added, changed and removed', async () => {
  const stored = async () =>
    (await grace.call('messages.cannedAnswers')).items.map(({ title, texts }) => [title, texts.th]);
  expect(await stored()).toEqual([]);
  await desk.open('/canned-answers');
  const texts = Object.fromEntries(LANGUAGES.map((language) => [LANGUAGE_NAMES[language], `Hello in ${language}`]));
  await desk.told(DONE, () =>
    desk.send(t('messagesDesk.newCanned'), { [t('messagesDesk.cannedTitle')]: 'A greeting', ...texts }),
  );
  await desk.row('A greeting').getByText('Hello in en').waitFor();
  expect(await stored()).toEqual([['A greeting', 'Hello in th']]);
  const changed = { [t('messagesDesk.cannedTitle')]: 'Good day', [LANGUAGE_NAMES.en]: 'Good day in en' };
  await desk.told(DONE, () => desk.send(t('messagesDesk.edit'), changed));
  await desk.row('Good day').getByText('Good day in en').waitFor();
  expect(await stored()).toEqual([['Good day', 'Hello in th']]);
  await desk.told(DONE, () => desk.decide(t('messagesDesk.remove')));
  await desk.row('Good day').waitFor({ state: 'detached' });
  expect(await stored()).toEqual([]);
});

test('a conversation is closed by its holder', async () => {
  const params = { member: anna.no };
  const { version } = await ada.call('messages.conversation', { params });
  await ada.call('messages.take', { params, body: { version } });
  const state = async () => (await grace.call('messages.conversation', { params })).state;
  expect(await state()).toBe('waiting');
  await desk.open(`/messages?member=${anna.no}`);
  await desk.told(DONE, () => desk.decide(t('messagesDesk.close')));
  await desk.page.getByText(t('messagesDesk.state.closed'), { exact: true }).waitFor();
  expect(await state()).toBe('closed');
});

const caseOf = async ({ name }: Settled) => {
  for (const view of ['waiting', 'decided'] as const) {
    const { items } = await grace.call('verification.desk', { query: { view } });
    const found = items.find(({ username }) => username === name);
    if (found) return grace.call('verification.case', { params: { id: found.id } });
  }
  throw new Error(`${name} has no case`);
};

test('a case is noted on and rejected', async () => {
  const { id } = await caseOf(anna);
  await desk.open(`/verification?case=${id}`);
  await desk.page.getByLabel(t('messagesDesk.note'), { exact: true }).fill('The picture is of a copy');
  await desk.told(DONE, () => desk.button(t('messagesDesk.addNote')).click());
  await desk.page.getByRole('cell', { name: 'The picture is of a copy' }).waitFor();
  expect((await caseOf(anna)).notes.map(({ text }) => text)).toEqual(['The picture is of a copy']);
  await desk.told(DONE, () => desk.button(t('verificationDesk.claim')).click());
  await desk.told(DONE, () =>
    desk.send(
      t('verificationDesk.reject'),
      {},
      { also: (dialog) => desk.choose(dialog, REASON, t('verification.reason.altered')) },
    ),
  );
  await desk.page.getByText(t('verification.state.rejected'), { exact: true }).waitFor();
  expect(await caseOf(anna)).toMatchObject({ state: 'rejected', reason: 'altered' });
  expect(await sendRead(server.url, anna, 'verification.state')).toMatchObject({ case: { state: 'rejected' } });
});

test('an approval is taken back by two', async () => {
  const { id, version } = await caseOf(berta);
  const approve = async (by: typeof ada, seen: number) => {
    const claimed = await by.call('verification.claim', { params: { id }, body: { version: seen } });
    await by.call('verification.fields', { params: { id } });
    for (const side of claimed.present) await by.call('verification.picture', { params: { id, side }, download: true });
    return by.call('verification.approve', { params: { id }, body: { version: claimed.version } });
  };
  const first = await approve(ada, version);
  if (first.secondFor !== null) await approve(grace, first.version);
  await desk.open(`/verification?case=${id}`);
  await desk.told(PROPOSED, () =>
    desk.send(
      t('verificationDesk.revoke'),
      { [t('messagesDesk.note')]: 'a report' },
      { also: (dialog) => desk.choose(dialog, REASON, t('verification.reason.altered')) },
    ),
  );
  expect((await proposalsOf(grace))[0]).toBe('verificationRevoked proposed');
  expect((await caseOf(berta)).state).toBe('approved');
});

test('an agreement in all languages waits for another operator', async () => {
  const { id } = await grace.call('content.addEntry', { body: { kind: 'agreement' } });
  for (const language of LANGUAGES) {
    const body = { blocks: [{ type: 'paragraph' as const, spans: [{ text: `The agreement in ${language}` }] }] };
    const params = { id, language };
    await grace.call('content.saveText', { params, body: { version: 0, title: 'Agreement', summary: '', body } });
  }
  await desk.open(`/content?id=${id}`);
  await desk.told(PROPOSED, () => desk.send(t('console.propose'), { [REASON]: 'The fees are described' }));
  expect((await proposalsOf(grace))[0]).toBe('agreementPublished proposed');
  expect((await grace.call('content.entry', { params: { id } })).entry.state).toBe('draft');
});

test('an important notice waits for another operator, who is led to its words', async () => {
  const { id, version } = await ada.call('content.addEntry', { body: { kind: 'notice' } });
  const plain = { topic: null, place: 0, picture: null, link: null, from: null, until: null };
  await ada.call('content.saveEntry', { params: { id }, body: { ...plain, isImportant: true, version } });
  const body = { blocks: [{ type: 'paragraph' as const, spans: [{ text: 'Nobody trades on Sunday' }] }] };
  const params = { id, language: 'en' as const };
  await ada.call('content.saveText', { params, body: { version: 0, title: 'Maintenance', summary: '', body } });
  await desk.open(`/content?id=${id}`);
  await desk.page.getByText(t('content.noticeNote')).waitFor();
  await expect.poll(() => desk.button(t('content.publish')).count()).toBe(0);
  const label = t('content.proposeNotice');
  await desk.told(PROPOSED, () =>
    desk.send(
      label,
      { [REASON]: 'Everybody has to know' },
      {
        also: async (dialog) => {
          await dialog.getByText(t('content.proposeNoticeAsk', { place: t('console.inbox') })).waitFor();
          await dialog.getByLabel(t('content.confirmMissing')).check();
        },
      },
    ),
  );
  expect((await proposalsOf(grace))[0]).toBe('noticePublished proposed');
  expect((await grace.call('content.entry', { params: { id } })).entry.state).toBe('draft');
  await desk.open('/proposals?view=mine');
  await desk.page.getByText(`${t('content.languages')}: — → English`).waitFor();
  await desk.page.getByRole('link', { name: 'Maintenance', exact: true }).click();
  await desk.page.getByRole('heading', { name: 'Maintenance' }).waitFor();
  const [proposed] = (await grace.call('admin.proposals', { query: {} })).items;
  await grace.call('admin.approveProposal', {
    params: { id: proposed?.id ?? '' },
    body: { digest: proposed?.digest ?? '' },
  });
  expect(await sendRead(server.url, anna, 'content.noticeState')).toMatchObject({
    important: { title: 'Maintenance' },
  });
});
