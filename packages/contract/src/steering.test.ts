import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';
import type { Route } from './shared/route.ts';

const writes = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice).flatMap(([name, route]) =>
    route.method !== 'GET' && (route.access === 'member' || route.access === 'money')
      ? [{ key: `${slice}.${name}`, route }]
      : [],
  ),
);

/** What a member pays, sells and has goods sent by: whoever can write it decides where later payments go. */
const STEERING: ReadonlySet<string> = new Set([
  'wallet.payees',
  'wallet.accounts',
  'otc.markedTraders',
  'shop.addresses',
  'network.ownAccounts',
  'network.links',
]);

describe('a write that steers later payments', () => {
  const steering = writes.filter(({ route }) => route.changes?.some((read) => STEERING.has(read)));

  it('asks for the cookie, unless it takes something back, ends a right or asks for a secret', () => {
    const alone = steering.filter(({ route }) => route.access === 'member');
    expect(alone.map(({ key, route }) => `${key} ${route.alone}`)).toMatchInlineSnapshot(`
      [
        "network.deleteNode undone",
        "network.forbidNode guarded",
        "network.withdrawLink undone",
        "network.refuseLink guarded",
        "network.endLink guarded",
        "network.takeLinkConsent guarded",
        "wallet.proveAccount proved",
      ]
    `);
  });

  it('is one of these', () => {
    expect(steering.filter(({ route }) => route.access === 'money').map(({ key }) => key)).toMatchInlineSnapshot(`
      [
        "network.openReinvestment",
        "network.allowNodes",
        "network.setNodePasswords",
        "network.applyForLink",
        "network.agreeToLink",
        "network.giveLinkConsent",
        "wallet.transfer",
        "wallet.savePayee",
        "wallet.renamePayee",
        "wallet.removePayee",
        "wallet.removeRecentPayee",
        "wallet.payPaymentRequest",
        "wallet.addAccount",
        "wallet.updateAccount",
        "wallet.deleteAccount",
        "otc.markTrader",
        "shop.addAddress",
        "shop.changeAddress",
        "shop.removeAddress",
      ]
    `);
  });

  it('is none of those that keep a mark, a choice or a draft: a new one is looked at before it stands here', () => {
    const noted = writes.filter(({ route }) => route.alone === 'noted').map(({ key }) => key);
    expect(noted).toMatchInlineSnapshot(`
      [
        "members.updateProfile",
        "members.setAvatar",
        "content.readNotice",
        "content.readNotices",
        "network.muteActivationRequests",
        "network.unmuteActivationRequests",
        "messages.mark",
        "messages.rate",
        "verification.save",
        "verification.addPicture",
        "notifications.read",
        "notifications.choose",
        "notifications.addDevice",
        "notifications.removeDevice",
        "otc.addAlert",
        "otc.removeAlert",
        "shop.noteSearch",
        "shop.addWish",
        "shop.removeWish",
        "shop.changeCart",
        "shop.extend",
      ]
    `);
  });
});
