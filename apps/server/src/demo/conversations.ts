import type { DemoService } from '@greenhall/locales/demo-words';
import { DEMO_TEXTS } from '@greenhall/locales/demo-texts';
import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import type { DemoContext, Person } from './people.ts';
import { type Piece, publishPiece } from './publish-piece.ts';

type Name = keyof DemoService['answers'];
/** What operators call the answers that are prepared. */
const TITLES: Readonly<Record<Name, string>> = {
  looking: 'We are looking into it',
  picture: 'Please send a picture',
  done: 'Done',
  secrets: 'Never send passwords',
};

const inAll = <T>(say: (words: DemoService) => T): Record<TextLanguage, T> =>
  Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, say(DEMO_TEXTS[language].service)])) as Record<
    TextLanguage,
    T
  >;

/** Prepares the answers, and says above every conversation who answers. */
async function prepare({ callRoute, operators: [writer], ports }: DemoContext): Promise<ReadonlyMap<Name, string>> {
  if (!writer) throw new Error('the demo world has no operators');
  const piece: Piece = { kind: 'shopText', topic: 'service', words: inAll(({ note }) => note) };
  await publishPiece(ports, writer.username, piece);
  const made = new Map<Name, string>();
  for (const name of Object.keys(TITLES) as Name[]) {
    const body = { title: TITLES[name], texts: inAll(({ answers }) => answers[name]) };
    made.set(name, (await callRoute('messages.addCannedAnswer', writer, { body })).id);
  }
  return made;
}

interface Happening {
  readonly before: number;
  readonly run: (context: DemoContext) => Promise<unknown>;
}

const personAt = ({ people }: DemoContext, index: number): Person => {
  const found = people[index];
  if (!found) throw new Error(`nobody has the place ${index} in the demo world`);
  return found;
};

/** Conversations in each state: one that waits, one with an answer that is unread, one that is closed. */
export async function conversations(context: DemoContext): Promise<readonly Happening[]> {
  const canned = await prepare(context);
  const [helper] = context.operators;
  if (!helper) throw new Error('the demo world has no operators');
  const { callRoute } = context;
  const write = (before: number, index: number, body: object): Happening => ({
    before,
    run: async (world) => {
      const { caller } = personAt(world, index);
      const { last } = await callRoute('messages.state', caller);
      if (last > 0) await callRoute('messages.mark', caller, { body: { read: last } });
      return callRoute('messages.send', caller, { body });
    },
  });
  const paramsOf = (world: DemoContext, index: number) => ({ member: String(personAt(world, index).caller.memberNo) });
  const act = (before: number, index: number, route: 'messages.take' | 'messages.close'): Happening => ({
    before,
    run: async (world) => {
      const params = paramsOf(world, index);
      const { version, last } = await callRoute('messages.conversation', helper, { params });
      return callRoute(route, helper, { params, body: { version, last } });
    },
  });
  const answer = (before: number, index: number, body: object): Happening => ({
    before,
    run: async (world) => {
      const params = paramsOf(world, index);
      const { last } = await callRoute('messages.conversation', helper, { params });
      await callRoute('messages.deskMark', helper, { params, body: { read: last } });
      return callRoute('messages.answer', helper, { params, body });
    },
  });
  const ask = (before: number, index: number, text: string): Happening => ({
    before,
    run: async (world) => {
      const { caller } = personAt(world, index);
      const [recharge] = (await callRoute('wallet.recharges', caller, { query: {} })).items;
      const about = recharge ? { referenceKind: 'recharge' as const, referenceId: recharge.id } : {};
      return callRoute('messages.send', caller, { body: { text, ...about } });
    },
  });
  const prepared = (name: Name) => ({ canned: canned.get(name) ?? '' });
  return [
    ask(3 * DAY, 0, 'Hello, my recharge from yesterday is not there yet. Can you look?'),
    act(3 * DAY - 40 * MINUTE, 0, 'messages.take'),
    answer(3 * DAY - 45 * MINUTE, 0, prepared('looking')),
    answer(3 * DAY - 2 * HOUR, 0, { text: 'The bank has confirmed it. It is in your wallet now.' }),
    write(3 * DAY - 3 * HOUR, 0, { text: 'Perfect, thank you!' }),
    act(3 * DAY - 4 * HOUR, 0, 'messages.close'),
    write(5 * HOUR, 0, { text: 'One more question: when does my new level count?' }),
    act(4 * HOUR, 0, 'messages.take'),
    answer(4 * HOUR - MINUTE, 0, { text: 'At the end of its cooling-off. The date is under Stock, Mine.' }),
    answer(4 * HOUR - 2 * MINUTE, 0, prepared('done')),
    ask(80 * MINUTE, 1, 'Is my recharge waiting for something from me?'),
    write(70 * MINUTE, 1, { text: 'I can send the receipt again.' }),
    write(2 * DAY, 2, { text: 'How do I change my e-mail address?' }),
    act(2 * DAY - HOUR, 2, 'messages.take'),
    answer(2 * DAY - HOUR - MINUTE, 2, { text: 'Under Mine, Security. You need your payment password.' }),
    act(2 * DAY - 2 * HOUR, 2, 'messages.close'),
  ];
}
