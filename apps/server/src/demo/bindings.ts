import type { LinkConsent } from '@greenhall/domain/network/link';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { memberKey } from '../slices/identity/code/codes.ts';
import { type DemoContext, PAY_PASSWORD, type Person, codeFor } from './people.ts';

interface Happening {
  readonly before: number;
  readonly run: (context: DemoContext) => Promise<unknown>;
}

type Consents = Readonly<Record<LinkConsent, boolean>>;
const payPassword = PAY_PASSWORD;

function personAt({ people }: DemoContext, index: number): Person {
  const found = people[index];
  if (!found) throw new Error(`nobody has the place ${index} in the demo world`);
  return found;
}

/** The latest binding of a main account with another one. */
async function linkOf({ callRoute }: DemoContext, main: Person, sub: Person): Promise<{ id: string }> {
  const { subs } = await callRoute('network.links', main.caller);
  const found = subs.find(({ member }) => member === String(sub.caller.memberNo));
  if (!found) throw new Error(`${main.name} has nothing to do with ${sub.name} in the demo world`);
  return { id: found.id };
}

const apply = (before: number, main: number, sub: number): Happening => ({
  before,
  run: async (context) => {
    const { caller, name } = personAt(context, main);
    const key = memberKey(caller.memberNo, 'link', 'email', `${name}@mail.example`);
    const member = String(personAt(context, sub).caller.memberNo);
    const code = await codeFor(context.ports, key);
    await context.callRoute('network.applyForLink', caller, {
      body: { member, payPassword, codeChannel: 'email', code },
    });
  },
});

const agree = (before: number, main: number, sub: number, consents: Consents): Happening => ({
  before,
  run: async (context) => {
    const agreeing = personAt(context, sub);
    const params = await linkOf(context, personAt(context, main), agreeing);
    await context.callRoute('network.agreeToLink', agreeing.caller, { params, body: { payPassword, consents } });
  },
});

type Ending = 'network.refuseLink' | 'network.endLink' | 'network.withdrawLink';

const end = (before: number, main: number, sub: number, how: Ending): Happening => ({
  before,
  run: async (context) => {
    const [above, below] = [personAt(context, main), personAt(context, sub)];
    const params = await linkOf(context, above, below);
    await context.callRoute(how, (how === 'network.refuseLink' ? below : above).caller, { params });
  },
});

/**
 * Bindings in each state, most of them of the first member: two bound ones with different consents, an application that
 * waits, and one each that was refused, withdrawn, ended, or has expired. Nobody of them trades with the other.
 */
export function bindings(): readonly Happening[] {
  return [
    apply(8 * DAY, 0, 8),
    apply(2 * DAY + HOUR, 0, 6),
    agree(2 * DAY, 0, 6, { signIn: true, collect: true }),
    apply(2 * DAY + 50 * MINUTE, 0, 7),
    agree(2 * DAY - MINUTE, 0, 7, { signIn: true, collect: false }),
    apply(2 * DAY + 40 * MINUTE, 0, 9),
    end(DAY, 0, 9, 'network.refuseLink'),
    apply(2 * DAY + 30 * MINUTE, 0, 10),
    end(DAY - MINUTE, 0, 10, 'network.withdrawLink'),
    apply(2 * DAY + 20 * MINUTE, 0, 11),
    agree(2 * DAY - 2 * MINUTE, 0, 11, { signIn: false, collect: true }),
    end(DAY - 2 * MINUTE, 0, 11, 'network.endLink'),
    apply(3 * HOUR, 0, 12),
    apply(2 * HOUR, 4, 1),
  ];
}
