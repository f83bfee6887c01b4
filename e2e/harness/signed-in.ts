import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Seat } from './browser.ts';

type Address = { readonly url: string };

async function putCookie({ context }: Seat, { url }: Address, { companion }: Settled): Promise<void> {
  await context.addCookies([
    { name: 'gh_companion', value: companion, url: `${url}/api`, httpOnly: true, sameSite: 'Strict' },
  ]);
}

/** What a signed-in member's browser keeps, as calls of a script. */
function keeping({ no, name, invitation, token }: Settled): string {
  const kept = {
    token,
    id: no,
    userid: name,
    recode: invitation,
    store: JSON.stringify({ version: 1, user: name, state: { LoginState: true } }),
  };
  return `for (const [name, value] of ${JSON.stringify(Object.entries(kept))}) localStorage.setItem(name, value)`;
}

/** Puts a member's session into a browser, as the login screen does. Each new page without a session gets it again. */
export async function putSession(seat: Seat, server: Address, member: Settled): Promise<void> {
  await putCookie(seat, server, member);
  await seat.context.addInitScript(`if (!localStorage.getItem('token')) ${keeping(member)}`);
}

/** Puts a member's session into a browser once, so that a sign-out is one. */
export async function putSessionOnce(seat: Seat, server: Address, member: Settled): Promise<void> {
  await putCookie(seat, server, member);
  await seat.page.goto(`${server.url}/manifest.webmanifest`);
  await seat.page.evaluate(keeping(member));
}
