import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves the proof of work off the main thread and answers with its payload, or null when it ran out of time. */
addEventListener('message', (event: MessageEvent<Challenge>) => {
  const challenge = event.data;
  void solveChallenge({ challenge, deriveKey }).then((solution) => {
    const payload = solution && btoa(JSON.stringify({ challenge, solution }));
    postMessage(payload);
  });
});
