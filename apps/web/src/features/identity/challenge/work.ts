import type { RequestInput, Reply } from '@greenhall/client/route-input';
import { api } from '../../../shared/request/api.ts';
import { scriptUrl } from '../../../shared/session/trusted.ts';

export type Challenge = Reply<'identity.createChallenge'>;
/** What the security check stands before. */
export type GuardedAction = RequestInput<'identity.createChallenge'>['body']['action'];

/** Has the proof of work solved by a worker; its payload, or `undefined` when it was not found in time. */
async function solve(work: Challenge['work']): Promise<string | undefined> {
  const { default: workerUrl } = await import('./work.worker.ts?worker&url');
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module' });
  return new Promise<string | undefined>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<string | null>) => resolve(event.data ?? undefined));
    worker.addEventListener('error', () => reject(new Error('the proof of work could not run')));
    worker.postMessage(work, []);
  }).finally(() => worker.terminate());
}

/** The ticket of a challenge that the device solves by itself: of equal strength to the puzzle. */
export async function ticketByWork({ id, work }: Pick<Challenge, 'id' | 'work'>): Promise<string> {
  const payload = await solve(work);
  const { ticket } = await api('identity.solveWork', { params: { id }, body: { payload: payload ?? '' } });
  return ticket;
}
