import type { UserBrowser } from './browser.ts';

/** A device that knows its owner: it makes passkeys, keeps them and answers with them. */
export async function giveDevice({ context, page }: UserBrowser): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
}
