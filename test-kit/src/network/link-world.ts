import type { LinkConsent } from '@greenhall/domain/network/link';
import type { RestrictionKind } from '@greenhall/domain/members/restriction';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { makeCode, memberKey } from '@greenhall/server/slices/identity/code/codes';
import { sql } from 'kysely';
import type { Engine } from '../database.ts';
import type { Person } from '../world.ts';
import { openWalletWorld, PAY, type WalletWorld } from '../wallet-world.ts';

type Consents = Readonly<Record<LinkConsent, boolean>>;
export const BOTH: Consents = { signIn: true, collect: true };

/** Members who bind their accounts to each other as they do in the product. */
export interface LinkWorld extends WalletWorld {
  /** A member of whom nobody knows anything yet. */
  newMember(): Promise<Person>;
  /** Applies with a fresh code; a minute passes before it. */
  apply(main: Person, sub: Person): ReturnType<typeof applyWith>;
  agree(sub: Person, id: string, consents?: Consents): ReturnType<typeof agreeTo>;
  /** Applies and agrees; answers the number of the binding. */
  bind(main: Person, sub: Person, consents?: Consents): Promise<string>;
  /** The same, a day ago, so that coins can be collected. */
  bindLongAgo(main: Person, sub: Person, consents?: Consents): Promise<string>;
  /** Restricts a member for a day; answers what lifts it again. */
  restrict(member: Person, kind: RestrictionKind): Promise<() => Promise<void>>;
}

const applyWith = (main: Person, sub: Person, code: string) =>
  main.client.call('network.applyForLink', {
    body: { member: sub.no, payPassword: PAY, codeChannel: 'email', code },
  });

const agreeTo = (sub: Person, id: string, consents: Consents = BOTH) =>
  sub.client.call('network.agreeToLink', { params: { id }, body: { payPassword: PAY, consents } });

export async function openLinkWorld(engine: Engine): Promise<LinkWorld> {
  const world = await openWalletWorld(engine);
  const { ports } = world;
  let [above, joined] = [world.ann, 0];
  const newMember = async (): Promise<Person> => {
    joined += 1;
    above = await world.join(`linked${joined}`, { by: above.code, contact: above.name, zone: 'A' });
    return above;
  };
  const apply: LinkWorld['apply'] = async (main, sub) => {
    ports.clock.advance(MINUTE);
    const key = memberKey(memberNumber(main.no), 'link', 'email', `${main.name}@mail.example`);
    const made = await makeCode(ports, key);
    if (!made.ok) throw new Error(made.refusal);
    return applyWith(main, sub, made.value);
  };
  const bind: LinkWorld['bind'] = async (main, sub, consents) => {
    const applied = await apply(main, sub);
    if (applied.refusal) throw new Error(applied.refusal);
    const agreed = await agreeTo(sub, applied.value.id, consents);
    if (agreed.refusal) throw new Error(agreed.refusal);
    return applied.value.id;
  };
  return {
    ...world,
    newMember,
    apply,
    agree: agreeTo,
    bind,
    bindLongAgo: async (main, sub, consents) => {
      const id = await bind(main, sub, consents);
      await sql`update network_link set bound_at = bound_at - interval '1 day' where id = ${BigInt(id)}`.execute(
        ports.db,
      );
      return id;
    },
    restrict: async (member, kind) => {
      const no = memberNumber(member.no);
      const at = ports.clock.now();
      await sql`
        insert into members_restriction (member_no, owner, kind, reason, is_alone, set_by, starts_at, ends_at)
        values (${no}, ${no}, ${kind}, 'A test', true, 'eve', ${at}, ${new Date(at.getTime() + DAY)})`.execute(
        ports.db,
      );
      return async () => {
        await sql`delete from members_restriction where member_no = ${no} and kind = ${kind}`.execute(ports.db);
      };
    },
  };
}
