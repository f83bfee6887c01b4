import type { TargetKind } from '@greenhall/domain/admin/alarm-targets';
import { BrokenSealError } from '../secrets/broken-seal.ts';
import { openSecret, sealSecret } from '../secrets/sealing.ts';

interface Addressed {
  readonly kind: TargetKind;
  readonly address: string;
}

interface Sealing {
  readonly secret: string;
}

const textOf = ({ kind, address }: Addressed, webhookSecret: string): string =>
  JSON.stringify([kind, address, webhookSecret]);

/** What is kept of a target beside its address: both, and the secret of a webhook, encrypted. */
export const sealTarget = (sealing: Sealing, target: Addressed, webhookSecret: string): string =>
  sealSecret(sealing, textOf(target, webhookSecret));

/** The secret of a target; throws `BrokenSealError` where kind or address are not those that it was sealed with. */
export function openTarget(sealing: Sealing, { sealed, ...target }: Addressed & { readonly sealed: string }): string {
  const opened: unknown = JSON.parse(openSecret(sealing, sealed));
  const webhookSecret = Array.isArray(opened) ? String(opened[2]) : '';
  if (JSON.stringify(opened) !== textOf(target, webhookSecret)) throw new BrokenSealError('a target of alarms');
  return webhookSecret;
}
