import { fitsPuzzle } from '@greenhall/domain/identity/track';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { CHALLENGE_MS, issueTicket } from './challenge.ts';
import { PUZZLE, type Puzzle } from './puzzle.ts';
import { insertChallenge, tryChallenge } from './store-challenge.ts';
import { isWorkDone, makeWork } from './work.ts';

/** The challenges that a network may request. */
const NETWORK_LIMIT = defineLimit({
  name: 'challenge',
  max: 600,
  seconds: 600,
  per: 'network',
  about: 'challenges begun',
});

type Solved = Result<Answer<'identity.solvePuzzle'>>;

export async function createChallenge(
  ports: Ports,
  nextPuzzle: () => Promise<Puzzle>,
  call: Call<'identity.createChallenge'>,
): Promise<Result<Answer<'identity.createChallenge'>>> {
  const now = ports.clock.now();
  const paced = await countUse(ports.db, NETWORK_LIMIT, call.origin.network, now);
  if (!paced.ok) return paced;
  const id = ports.random.token(16);
  const [puzzle, { work, hash }] = await Promise.all([nextPuzzle(), makeWork(ports.secret, id)]);
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await insertChallenge(ports.db, { id, action: call.body.action, answer: puzzle.left, workHash: hash, expiresAt });
  return accept({
    id,
    image: puzzle.image,
    piece: puzzle.piece,
    width: PUZZLE.width,
    height: PUZZLE.height,
    pieceWidth: PUZZLE.piece,
    pieceTop: puzzle.top,
    work: { ...work },
  });
}

export async function solvePuzzle(ports: Ports, call: Call<'identity.solvePuzzle'>): Promise<Solved> {
  const open = await tryChallenge(ports.db, call.params.id, ports.clock.now());
  if (!open || !fitsPuzzle(open.answer, call.body.left, call.body.track)) return refuse('challengeFailed');
  return issueTicket(ports, call.params.id);
}

export async function solveWork(ports: Ports, call: Call<'identity.solveWork'>): Promise<Solved> {
  const open = await tryChallenge(ports.db, call.params.id, ports.clock.now());
  const done = open && (await isWorkDone(ports.secret, call.body.payload, open.workHash));
  return done ? issueTicket(ports, call.params.id) : refuse('challengeFailed');
}
