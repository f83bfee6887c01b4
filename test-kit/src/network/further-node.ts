import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MINUTE } from '@greenhall/domain/shared/time';
import { makeCode, memberKey } from '@greenhall/server/slices/identity/code/codes';
import { PASSWORD, PAY_PASSWORD, type Person, type World } from '../world.ts';

/** The payment password of nodes that tests open. */
export const NODE_PAY = 'cedar-4417';

type WithPorts = Pick<World, 'ports'>;

/** A code as the main account is sent one, a minute after any other. */
export async function codeOfMain({ ports }: WithPorts, main: Person, purpose: 'node' | 'nodePasswords') {
  ports.clock.advance(MINUTE);
  const made = await makeCode(ports, memberKey(memberNumber(main.no), purpose, 'email', `${main.name}@mail.example`));
  if (!made.ok) throw new Error(made.refusal);
  return { codeChannel: 'email', code: made.value };
}

/** Opens a further node of the owner whose main account is `main`, with the code that it asks for. */
export async function openNode(world: WithPorts, by: Person, main: Person, place: Record<string, unknown>) {
  const passwords = { password: PASSWORD, payPassword: PAY_PASSWORD, newPayPassword: NODE_PAY };
  const asked = await codeOfMain(world, main, 'node');
  return by.client.call('network.openReinvestment', {
    body: { zone: 'A', level: 1, ...passwords, ...asked, ...place },
  });
}
