import type { Settled } from '@greenhall/test-kit/settled-world';
import type { UserBrowser } from './browser.ts';

type Server = Readonly<{ url: string }>;

/** Gives a browser a member's cookie; answers the code that keeps the rest of the session, as the login screen does. */
async function giveCookie({ context }: UserBrowser, { url }: Server, member: Settled): Promise<string> {
  const { no, name, invitation, token, companion } = member;
  await context.addCookies([
    { name: 'gh_companion', value: companion, url: `${url}/api`, httpOnly: true, sameSite: 'Strict' },
  ]);
  const kept = {
    token,
    id: no,
    userid: name,
    recode: invitation,
    store: JSON.stringify({ version: 1, user: name, state: { LoginState: true } }),
  };
  return `for (const [name, value] of ${JSON.stringify(Object.entries(kept))}) localStorage.setItem(name, value)`;
}

/** Puts a member's session into a browser, and again whenever a page finds none. */
export async function putSession(seat: UserBrowser, server: Server, member: Settled): Promise<void> {
  const keep = await giveCookie(seat, server, member);
  // An empty page has no storage.
  await seat.context.addInitScript(`if (location.protocol !== 'about:' && !localStorage.getItem('token')) ${keep}`);
}

/** Puts a member's session into a browser once, so that the member can leave it for another account. */
export async function putSessionOnce(seat: UserBrowser, server: Server, member: Settled): Promise<void> {
  const keep = await giveCookie(seat, server, member);
  await seat.page.goto(`${server.url}/#/pages/user/login`);
  await seat.page.evaluate(keep);
  await seat.page.reload();
}
