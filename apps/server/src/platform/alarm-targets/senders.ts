import type { AlarmNews, TargetKind } from '@greenhall/domain/admin/alarm-targets';
import type { AlarmName } from '@greenhall/domain/shared/alarms';
import { type Language, languageOf } from '@greenhall/locales/languages';
import type { Clock } from '../clock.ts';
import { alarmTexts, mailTexts } from '../mail-texts.ts';
import type { Messenger } from '../messenger.ts';
import { postOut } from '../outward/post-out.ts';
import { isLoopback, isPublicAddress, type MayConnect } from '../outward/public-address.ts';
import { signatureHeaders } from './standard-webhooks.ts';

interface News {
  /** The same for each attempt. */
  readonly id: string;
  readonly at: Date;
}

/** What a target is told. Nothing in it is personal. Rule: admin#targets. */
export type AlarmMessage = News &
  (
    | {
        readonly alarm: AlarmName;
        readonly what: AlarmNews;
        /** A network or a queue. */
        readonly about: string | null;
      }
    | { readonly alarm: null; readonly what: 'test'; readonly about: null }
  );

/** Where it goes: an address, the language of its reader, and the secret of a webhook. */
interface Receiver {
  readonly address: string;
  readonly language: string;
  readonly secret: string;
}

/** A way to reach a target. Rejects what was not delivered, so that it is tried again. */
export interface AlarmSender {
  readonly send: (to: Receiver, message: AlarmMessage) => Promise<void>;
}

export type AlarmSenders = Readonly<Record<TargetKind, AlarmSender>>;

interface Outside {
  readonly clock: Clock;
  readonly messenger: Messenger;
  readonly settings: { readonly mode: 'sandbox' | 'live'; readonly alarmsToLoopback: boolean };
  readonly publicUrl: () => string;
}

/** What a mail says of an alarm, or of a test. */
function textOf(language: Language, link: string, { alarm, what, about, at }: AlarmMessage): string {
  const say = mailTexts(language);
  const time = at.toISOString();
  if (what === 'test') return say('mail.alarmTest', { time, link });
  const name = [alarmTexts(language)(`console.alarm.${alarm}`), ...(about === null ? [] : [about])].join(' · ');
  const told = { alarm: name, time, link };
  return what === 'raised' ? say('mail.alarmRaised', told) : say('mail.alarmOver', told);
}

const byMail = ({ messenger, publicUrl }: Outside): AlarmSender => ({
  send: async ({ address, language }, message) => {
    const chosen = languageOf(language) ?? 'en';
    const say = mailTexts(chosen);
    await messenger.deliver({
      messageId: `${message.id}@greenhall`,
      channel: 'email',
      to: address,
      subject: say('mail.subject', { purpose: say('mail.alarm') }),
      text: textOf(chosen, `${publicUrl()}/admin/`, message),
    });
  },
});

/** The addresses that a webhook may lead to: those of the internet, and this machine's own where a sandbox allows it. */
export const mayReach = ({ mode, alarmsToLoopback }: Outside['settings']): MayConnect =>
  mode === 'sandbox' && alarmsToLoopback
    ? (address) => isPublicAddress(address) || isLoopback(address)
    : isPublicAddress;

const byWebhook = ({ clock, settings, publicUrl }: Outside): AlarmSender => ({
  send: async ({ address, secret }, { id, alarm, what, about, at }) => {
    const data = { alarm, about, mode: settings.mode, installation: publicUrl() };
    const body = JSON.stringify({ type: `alarm.${what}`, timestamp: at.toISOString(), data });
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Greenhall',
      ...signatureHeaders(secret, { id, at: clock.now(), body }),
    };
    const status = await postOut({ url: new URL(address), headers, body }, mayReach(settings));
    if (status < 200 || status > 299) throw new Error(`the answer was ${status}`);
  },
});

/** The ways that there are. A further kind of target is one more of them. */
export const openAlarmSenders = (outside: Outside): AlarmSenders => ({
  mail: byMail(outside),
  webhook: byWebhook(outside),
});
