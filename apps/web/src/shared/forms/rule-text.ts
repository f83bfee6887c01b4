import type { Result } from '@greenhall/domain/shared/result';
import type { Translate } from '@greenhall/locales/runtime';

/** What a domain rule says against a value that was typed; the screen has the slice `errors` loaded. */
export function ruleText(t: Translate, judged: Result<unknown>): string | undefined {
  return judged.ok ? undefined : t.find(judged.refusal, judged.params);
}
