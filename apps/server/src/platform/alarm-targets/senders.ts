import type { AlarmNews, TargetKind } from '@greenhall/domain/admin/alarm-targets';
import type { AlarmName } from '@greenhall/domain/shared/alarms';
import { languageOf } from '@greenhall/locales/languages';
import type { Clock } from '../clock.ts';
import { alarmTexts, mailTexts } from '../mail-texts.ts';
import type { Messenger } from '../messenger.ts';
import { postOut } from '../outward/post-out.ts';
import { isLoopback, isPublicAddress, type MayConnect } from '../outward/public-address.ts';
import { signatureHeaders } from './standard-webhooks.ts';

/** What a target is told. Nothing in it is personal. Rule: admin#targets. */
export interface AlarmMessage {
  /** The same for each attempt. */
  readonly id: string;
  readonly alarm: AlarmName;
  readonly what: AlarmNews;
  /** A network or a queue. */
  readonly about: string | null;
  readonly at: Date;
}

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

const byMail = ({ messenger, publicUrl }: Outside): AlarmSender => ({
  send: async ({ address, language }, { id, alarm, what, about, at }) => {
    const chosen = languageOf(language) ?? 'en';
    const say = mailTexts(chosen);
    const name = [alarmTexts(chosen)(`console.alarm.${alarm}`), ...(about === null ? [] : [about])].join(' · ');
    const told = { alarm: name, time: at.toISOString(), link: `${publicUrl()}/admin/` };
    await messenger.deliver({
      messageId: `${id}@greenhall`,
      channel: 'email',
      to: address,
      subject: say('mail.subject', { purpose: say('mail.alarm') }),
      text: what === 'raised' ? say('mail.alarmRaised', told) : say('mail.alarmOver', told),
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
