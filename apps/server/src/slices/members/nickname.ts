import { nicknameRule } from '@greenhall/domain/members/nickname';
import unhomoglyph from 'unhomoglyph';

/** The rule of nicknames with the table of confusable letters that Unicode publishes (UTS 39). It is made once, when it is first asked. */
let rule: ReturnType<typeof nicknameRule> | undefined;

/** A nickname as others are shown it, or why it cannot be one. */
export function readNickname(nickname: string): ReturnType<ReturnType<typeof nicknameRule>> {
  rule ??= nicknameRule(unhomoglyph);
  return rule(nickname);
}
