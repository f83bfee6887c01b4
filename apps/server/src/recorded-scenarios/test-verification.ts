import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { JPG } from '@greenhall/test-kit/otc-world';
import { type VerificationWorld, openVerificationWorld } from '@greenhall/test-kit/verification/world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { dropOldDocuments, expireCases, lapseCases } from '../slices/verification/sweep-cases.ts';

async function sweep(ports: VerificationWorld['ports']): Promise<void> {
  await lapseCases(ports);
  await expireCases(ports);
  await dropOldDocuments(ports);
}

export async function perform(world: VerificationWorld, part: (title: string) => void): Promise<void> {
  const { ann, bo, ports } = world;
  const rex = world.reviewer('rex');
  const seen = async (id: string) => (await rex.call('verification.case', { params: { id } })).value.version;
  const decide = async (route: 'verification.reject' | 'verification.askMore', id: string, body: object) =>
    rex.call(route, { params: { id }, body: { version: await seen(id), ...body } });

  part('Filled in with faults, and withdrawn');
  await ann.client.call('verification.save', { body: { name: '' } });
  await ann.client.call('verification.submit', { body: {} });
  await world.submit(ann);
  await ann.client.call('verification.withdraw');

  part('Asked for more, sent again, approved after everything was opened');
  const first = await world.submit(ann);
  await world.reviewer('anna', [ann.no]).call('verification.claim', { params: { id: first }, body: { version: 1 } });
  await world.claim(rex, first);
  await decide('verification.askMore', first, { sides: ['front'], reason: 'unreadable' });
  await ann.client.upload('verification.addPicture', { side: 'front' }, { picture: JPG });
  await ann.client.call('verification.submit', { body: {} });
  await world.claim(rex, first);
  await rex.call('verification.approve', { params: { id: first }, body: { version: await seen(first) } });
  await world.look(rex, first);
  await rex.call('verification.addNote', { params: { id: first }, body: { text: 'Looks right' } });
  const approved = await rex.call('verification.approve', {
    params: { id: first },
    body: { version: await seen(first) },
  });
  if (approved.refusal === undefined) await world.settle(approved.value);

  part('The same document again, and a case that is rejected');
  const second = await world.submit(bo);
  await world.claim(rex, second);
  await world.look(rex, second);
  await decide('verification.reject', second, { reason: 'altered', isFinal: false });
  const third = await world.newcomer();
  const lapsing = await world.submit(third, { name: 'Grace Sample', number: 'L01X00T99' });
  await world.claim(rex, lapsing);
  ports.clock.advance(HOUR);
  await sweep(ports);

  part('Revoked by two, and erased by the member');
  const revoked = await rex.call('verification.revoke', {
    params: { id: first },
    body: { cause: 'altered', reason: 'the picture was forged' },
  });
  const { proposal } = revoked.value;
  await approveShown(world.reviewer('seconder'), proposal ?? '0');
  await ann.client.call('verification.erase');
  ports.clock.advance(2 * DAY);
  await sweep(ports);

  part('What the members and the desk see of it');
  for (const person of [ann, bo, third]) {
    Object.assign(person, await world.signIn(person.no, person.name));
    await person.client.call('verification.state');
  }
  for (const view of ['waiting', 'decided']) await rex.call('verification.desk', { query: { view } });
}

export const open = openVerificationWorld;
