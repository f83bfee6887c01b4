import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { tagOf } from '@greenhall/locales/languages';
import type { Texts } from '../../../kit/texts.ts';

/** From how long on an age is said in days, hours or minutes. */
const STEPS = [
  { from: 2 * DAY, unit: 'day', ms: DAY },
  { from: HOUR, unit: 'hour', ms: HOUR },
  { from: 0, unit: 'minute', ms: MINUTE },
] as const;

/** How long ago something was, in words: "3 hours ago"; at least a minute. */
export function ageText({ language }: Pick<Texts, 'language'>, iso: string, now: number): string {
  const ago = Math.max(MINUTE, now - Date.parse(iso));
  const { unit, ms } = STEPS.find(({ from }) => ago >= from) ?? STEPS[2];
  return new Intl.RelativeTimeFormat(`${tagOf(language)}-u-nu-latn`).format(-Math.floor(ago / ms), unit);
}
