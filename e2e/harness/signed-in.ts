import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Seat } from './browser.ts';

/** Puts a member's session into a browser, as the login screen does. */
export async function putSession({ context }: Seat, { url }: { readonly url: string }, member: Settled): Promise<void> {
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
  await context.addInitScript(
    `if (!localStorage.getItem('token')) for (const [name, value] of ${JSON.stringify(Object.entries(kept))}) localStorage.setItem(name, value)`,
  );
}
