import type { Translate } from '@greenhall/locales/runtime';
import { onCommit } from '../../../platform/database/transact.ts';
import { mailTexts } from '../../../platform/mail-texts.ts';
import { queueMessage } from '../../../platform/messenger.ts';
import type { NoticeKinds, Notify } from '../../../platform/notify.ts';
import type { Ports } from '../../../platform/ports.ts';
import { languageFor } from './messages.ts';
import { credentialByNumber } from '../store.ts';
import { contactsOf } from './store-contact.ts';

/** A moment in UTC as mails write it, to the minute. */
const minuteOf = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

interface Mail {
  readonly about: string;
  readonly text: string;
}

/** The text of each kind of notice. */
const MAILS: { readonly [K in keyof NoticeKinds]: (say: Translate, username: string, params: NoticeKinds[K]) => Mail } =
  {
    factorAdded: (say, username, { factor }) => ({
      about: say('mail.factorAdded'),
      text: say('mail.factorAddedText', { factor: say(`mail.factor.${factor}`), username }),
    }),
    orderShipped: (say, _, parcel) => ({
      about: say('mail.orderShipped'),
      text: say('mail.orderShippedText', { ...parcel }),
    }),
    orderRefunded: (say, _, { number, amount }) => ({
      about: say('mail.orderRefunded'),
      text: say('mail.orderRefundedText', { number, amount }),
    }),
    exportReady: (say, _, { until }) => ({
      about: say('mail.exportReady'),
      text: say('mail.exportReadyText', { until: minuteOf(until) }),
    }),
    restricted: (say, _, { kind, reason, until }) => ({
      about: say('mail.restricted'),
      text: say('mail.restrictedText', { what: say(`mail.restricted.${kind}`), reason, until: minuteOf(until) }),
    }),
    linkChanged: (say, _, { change, name }) => ({
      about: say('mail.linkChanged'),
      text: say(`mail.linkChanged.${change}`, { name }),
    }),
    linkSignIn: (say, username, { name }) => ({
      about: say('mail.linkSignIn'),
      text: say('mail.linkSignInText', { name, username }),
    }),
    collected: (say, username, { name, sums }) => ({
      about: say('mail.collected'),
      text: say('mail.collectedText', { name, username, sums }),
    }),
  };

/** Sends notices to members by mail, or by text message if no e-mail is bound, once the transaction has committed. */
export function notifyByMail(ports: Pick<Ports, 'messenger' | 'log'>): Notify {
  return async (tx, memberNo, kind, params) => {
    const credential = await credentialByNumber(tx, memberNo);
    const { phone, email } = await contactsOf(tx, memberNo);
    const to = email ?? phone;
    if (!credential || to === null) return;
    const channel = email === null ? 'phone' : 'email';
    const say = mailTexts(languageFor(credential.language, undefined));
    const { about, text } = MAILS[kind](say, credential.username, params);
    const message = { channel, to, subject: say('mail.subject', { purpose: about }), text } as const;
    onCommit(tx, () => queueMessage(ports, message));
  };
}
