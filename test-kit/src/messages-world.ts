import type { Role } from '@greenhall/domain/admin/roles';
import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { tokenHash } from '@greenhall/server/platform/secrets/secrets';
import { sql } from 'kysely';
import { TestClient } from './client.ts';
import type { Engine } from './database.ts';
import type { Person } from './world.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

/** An operator with a session of its own. */
export interface Operator {
  readonly name: string;
  readonly client: TestClient;
  /** Ends the session, as signing out does. */
  signOut(): Promise<void>;
}

/** Two members with customer service, and operators who sign in as they do in the product. */
export interface MessagesWorld extends WalletWorld {
  /** An operator with these roles; of support without any. */
  operator(name: string, ...roles: readonly Role[]): Promise<Operator>;
  /** Two members of whom customer service knows nothing yet. */
  newMembers(): Promise<readonly [Person, Person]>;
  /** Writes to customer service; answers the number of the message. */
  write(who: Person, text: string, key?: string): Promise<number>;
  /** Takes a member's conversation as it stands. */
  take(who: Operator, member: Person): ReturnType<typeof takeOf>;
  /** A canned answer with this text in every language, which is followed by the language's code. */
  canned(title: string, text: string): Promise<string>;
}

const versionOf = async ({ client }: Operator, { no }: Person): Promise<number> =>
  (await client.call('messages.conversation', { params: { member: no } })).value.version;

async function takeOf(who: Operator, member: Person) {
  const version = await versionOf(who, member);
  return who.client.call('messages.take', { params: { member: member.no }, body: { version } });
}

export async function openMessagesWorld(engine: Engine): Promise<MessagesWorld> {
  const world = await openWalletWorld(engine);
  const { ports, http } = world;
  const operator: MessagesWorld['operator'] = async (name, ...roles) => {
    const token = ports.random.token(32);
    const at = ports.clock.now();
    await sql`
      with made as (
        insert into admin_operator (username, roles, password_hash, totp_secret, created_at)
        values (${name}, ${roles.length > 0 ? roles : ['support']}::text[], '', '', ${at})
        on conflict (username) do update set created_at = admin_operator.created_at returning id)
      insert into admin_session (operator_id, token_hash, device, network, created_at, seen_at)
      select id, ${tokenHash(token)}, 'test', 'test', ${at}, ${at} from made`.execute(ports.db);
    const client = new TestClient(http);
    client.setCookie(OPERATOR_COOKIE, token);
    return {
      name,
      client,
      signOut: async () => {
        await sql`update admin_session set ended_at = ${ports.clock.now()}
                   where token_hash = ${tokenHash(token)}`.execute(ports.db);
      },
    };
  };
  let [above, joined] = [world.ann, 0];
  const newMember = async (): Promise<Person> => {
    joined += 1;
    above = await world.join(`member${joined}`, { by: above.code, contact: above.name, zone: 'A' });
    return above;
  };
  const newMembers = async () => [await newMember(), await newMember()] as const;
  const write: MessagesWorld['write'] = async ({ client }, text, key) => {
    const sent = await client.upload('messages.send', { text }, {}, {}, key);
    if (sent.refusal) throw new Error(sent.refusal);
    return sent.value.number;
  };
  const canned: MessagesWorld['canned'] = async (title, text) => {
    const texts = Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, `${text} ${language}`]));
    const writer = await operator('wren', 'content');
    return (await writer.client.call('messages.addCannedAnswer', { body: { title, texts } })).value.id;
  };
  return { ...world, operator, newMembers, write, take: takeOf, canned };
}
