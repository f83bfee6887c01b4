import type { Refusal } from '@greenhall/domain/shared/result';
import type { Origin } from '../../platform/http/origin.ts';
import { countUse, defineLimit } from '../../platform/limits.ts';
import type { Ports } from '../../platform/ports.ts';

/** Codes and names that a network may guess wrongly: enough for a typing error, too few to find out who exists. */
const GUESSES = defineLimit({
  name: 'invitation',
  max: 30,
  seconds: 600,
  per: 'network',
  about: 'invitation codes looked up',
});

/** Counts a wrong code or name; after too many of them the answer tells nothing any more (`tooFrequent`). */
export async function countGuess(ports: Ports, origin: Origin, refusal: Refusal): Promise<Refusal> {
  const counted = await countUse(ports.db, GUESSES, origin.network, ports.clock.now());
  return counted.ok ? refusal : counted;
}
