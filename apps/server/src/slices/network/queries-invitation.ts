import { normalise } from '@greenhall/domain/identity/credentials';
import { maskUsername } from '@greenhall/domain/identity/masking';
import { claimZone } from '@greenhall/domain/network/zones';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { countGuess } from './guesses.ts';
import { nameByInvitation, nameByUsername, zonesTaken } from './store.ts';
import { isWithin } from './store-lines.ts';
import { nearestFree } from './store-trees.ts';

export async function readInviter(
  ports: Ports,
  call: Call<'network.inviter'>,
): Promise<Result<Answer<'network.inviter'>>> {
  const inviter = await nameByInvitation(ports.db, call.query.code);
  if (!inviter) return countGuess(ports, call.origin, refuse('inviterNotFound'));
  return accept({ name: maskUsername(inviter.username) });
}

/**
 * For the holder of an invitation: the free zones below a contact person of the inviter's placement subtree, or the place that
 * is proposed where there is none.
 */
export async function readPlaces(
  ports: Ports,
  call: Call<'network.places'>,
): Promise<Result<Answer<'network.places'>>> {
  const refused = (name: 'inviterNotFound' | 'contactNotFound' | 'contactOutsideTeam') =>
    countGuess(ports, call.origin, refuse(name));
  const inviter = await nameByInvitation(ports.db, call.query.code);
  if (!inviter) return refused('inviterNotFound');
  const contact = await nameByUsername(ports.db, normalise(call.query.contact));
  if (!contact) return refused('contactNotFound');
  const inTeam = await isWithin(ports.db, 'placement', contact.memberNo, inviter.memberNo);
  if (!inTeam) return refused('contactOutsideTeam');
  const taken = await zonesTaken(ports.db, contact.memberNo);
  if (call.query.zone !== undefined) {
    const claimed = claimZone(call.query.zone, taken);
    if (!claimed.ok) return claimed;
  }
  const place = (zone: 'A' | 'B') => (taken.includes(zone) ? ('taken' as const) : ('free' as const));
  // The same place stands in the inviter's link, so the holder of the code learns no further name.
  const next = taken.length < 2 ? undefined : await nearestFree(ports.db, inviter.memberNo);
  return accept({ name: maskUsername(contact.username), A: place('A'), B: place('B'), next: next ?? null });
}
