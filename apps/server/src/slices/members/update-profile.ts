import { checkNickname } from '@greenhall/domain/members/nickname';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { setLanguage } from '../identity/index.ts';
import { setProfile } from './store.ts';

export async function updateProfile(
  ports: Ports,
  call: Call<'members.updateProfile'>,
): Promise<Result<Answer<'members.updateProfile'>>> {
  const { nickname, country, language } = call.body;
  if (nickname === undefined && country === undefined && language === undefined) return refuse('contentEmpty');
  if (nickname) {
    const allowed = checkNickname(nickname);
    if (!allowed.ok) return allowed;
  }
  return once(ports, call, async (tx) => {
    if (language !== undefined) await setLanguage(tx, call.caller.memberNo, language);
    await setProfile(tx, call.caller.memberNo, { nickname, country, language });
    return accept({});
  });
}
