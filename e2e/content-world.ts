import { type Piece, publishPiece } from '@greenhall/server/demo/publish-piece';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';

export let server: ClockedServer;
export let anna: Settled;
export let seat: UserBrowser;

export const words = (title: string, text = 'In full.') => ({ en: { title, summary: `${title}, in short`, text } });
export const publish = (piece: Piece) => publishPiece(server.app.ports, 'wren', piece);
export const go = (path: string) => seat.page.goto(`${server.url}/#${path}`);

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openContentWorld(): void {
  beforeAll(async () => {
    server = await openClockedServer();
    const [first] = await server.join(['annareads'], 100n);
    if (!first) throw new Error('nobody is there');
    anna = first;
    for (const title of ['Closed on Monday', 'Maintenance on Sunday']) {
      await publish({ kind: 'notice', words: words(title), isImportant: true });
      server.clock.advance(1_000);
    }
    await publish({ kind: 'notice', words: words('New limits') });
    await publish({ kind: 'news', words: words('A first piece of news') });
    await publish({ kind: 'question', topic: 'coins', words: words('How do I withdraw?', 'Open the wallet.') });
    await publish({ kind: 'question', topic: 'start', words: words('How do I begin?', 'Ask who invited you.') });
    seat = await openUserBrowser();
    await putSession(seat, server, anna);
  });
  afterAll(() => server.close());
}
