import type { Result } from '@greenhall/domain/shared/result';
import type { Translate } from '@greenhall/locales/runtime';

/** The text of a domain rule's refusal for a typed value. The screen must have loaded the slice `errors`. */
export function ruleText(t: Translate, judged: Result<unknown>): string | undefined {
  return judged.ok ? undefined : t.find(judged.refusal, judged.params);
}
