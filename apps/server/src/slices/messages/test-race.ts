import { type MessagesWorld, type Operator, openMessagesWorld } from '@greenhall/test-kit/messages-world';
import type { Person } from '@greenhall/test-kit/world';
import type { RefusalName } from '@greenhall/domain/shared/codes';
import { MINUTE } from '@greenhall/domain/shared/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../platform/http/call.ts';

type Seen = Pick<Answer<'messages.conversation'>, 'version' | 'last' | 'state' | 'holder'>;
type Read = Pick<Seen, 'version' | 'last'>;

/** A conversation as its operator has it, and its member. */
interface Conversation {
  readonly see: () => Promise<Seen>;
  readonly take: () => Promise<unknown>;
  /** Closes it, read up to this message. */
  readonly close: (read: Read) => Promise<{ readonly refusal: RefusalName | undefined }>;
  /** Writes as the member; answers the number of the message. */
  readonly write: () => Promise<number>;
  readonly begin: () => Promise<void>;
}

/** Closes a conversation while its member writes: it is closed before the message, or not at all. Answers how many were closed. */
export async function closeWhileWritten(
  rounds: number,
  name: string,
  { see, take, close, write, begin }: Conversation,
) {
  let closed = 0;
  for (let round = 0; round < rounds; round += 1) {
    await begin();
    await take();
    const { version, last } = await see();
    const [{ refusal }, written] = await Promise.all([close({ version, last }), write()]);
    const after = await see();
    expect([written, after.last, after.state]).toEqual([last + 1, last + 1, 'waiting']);
    // It was closed before the message came, or not at all.
    expect([refusal, after.holder?.name]).toBeOneOf([
      [undefined, undefined],
      ['statusChanged', name],
    ]);
    if (!after.holder) closed += 1;
    else expect(await close(after)).toMatchObject({ refusal: undefined });
  }
  return closed;
}

let world: MessagesWorld;
let ann: Person;
let operators: Operator[];
const params = () => ({ member: ann.no });
const see = async () => {
  const [eve] = operators;
  if (!eve) throw new Error('no operator');
  return (await eve.client.call('messages.conversation', { params: params() })).value;
};
/** Each round begins in a minute of its own, with the operators still signed in. */
const nextMinute = async () => {
  world.ports.clock.advance(MINUTE);
  for (const { client } of operators) await client.call('messages.colleagues');
};

function raceSending(rounds: number): void {
  it('two operators take a conversation, and one has it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await nextMinute();
      const { version } = await see();
      const taken = await Promise.all(
        operators.map(({ client }) => client.call('messages.take', { params: params(), body: { version } })),
      );
      expect(taken.map(({ refusal }) => refusal ?? 'taken').toSorted()).toEqual(['statusChanged', 'taken']);
      const after = await see();
      const holder = operators.find(({ name }) => name === after.holder?.name);
      const close = { params: params(), body: { version: after.version, last: after.last } };
      expect((await holder?.client.call('messages.close', close))?.value.holder).toBeNull();
      await world.write(ann, `Round ${round}`);
    }
  });

  it('a message is sent twice with one key at the same moment, and is there once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await nextMinute();
      const { last } = await see();
      const key = `key-of-round-${round}`;
      const send = () => ann.client.upload('messages.send', { text: 'Once' }, {}, {}, key);
      const sent = await Promise.all([send(), send(), send()]);
      for (const { refusal, value } of sent) expect(refusal ?? value.number).toBeOneOf(['resubmitted', last + 1]);
      expect(sent.some(({ refusal }) => refusal === undefined)).toBe(true);
      expect((await see()).last).toBe(last + 1);
    }
  });

  it('twenty messages come at the same moment, and get the next twenty numbers', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await nextMinute();
      const { last } = await see();
      const all = await Promise.all(Array.from({ length: 20 }, (_, n) => world.write(ann, `message ${n}`)));
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => last + 1 + n));
    }
  });
}

function raceEndsAndMarks(rounds: number): void {
  it('a conversation is closed while its member writes, and the message waits', async () => {
    const [eve] = operators;
    if (!eve) throw new Error('no operator');
    await closeWhileWritten(rounds, eve.name, {
      see,
      take: () => world.take(eve, ann),
      close: ({ version, last }) => eve.client.call('messages.close', { params: params(), body: { version, last } }),
      write: () => world.write(ann, 'One more thing'),
      begin: nextMinute,
    });
  });

  it('marks rise side by side, to the highest of each side', async () => {
    const [eve] = operators;
    if (!eve) throw new Error('no operator');
    for (let round = 0; round < rounds; round += 1) {
      await nextMinute();
      await Promise.all(Array.from({ length: 6 }, (_, n) => world.write(ann, `message ${n}`)));
      const { last } = await see();
      const upTo = [last - 3, last, last - 1, last - 2];
      await Promise.all(
        upTo.flatMap((read) => [
          ann.client.call('messages.mark', { body: { read } }),
          eve.client.call('messages.deskMark', { params: params(), body: { delivered: read } }),
        ]),
      );
      const after = await see();
      expect([after.theirs, after.desk.delivered]).toEqual([{ delivered: last, read: last }, last]);
    }
  });
}

/** Races about messages, each tried so many times. */
export function raceMessages(rounds: number): void {
  describe('races about messages on the postgresql database', () => {
    beforeAll(async () => {
      world = await openMessagesWorld('postgresql');
      [ann] = await world.newMembers();
      await world.write(ann, 'Hello');
    });
    beforeEach(async () => {
      operators = [await world.operator('eve'), await world.operator('tom')];
    });
    afterEach(async () => expect(await world.faults()).toEqual([]));
    afterAll(() => world.close());

    raceSending(rounds);
    raceEndsAndMarks(rounds);
  });
}
