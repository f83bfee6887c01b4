import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { setLanguage } from '../identity/index.ts';
import { readNickname } from './nickname.ts';
import { setProfile } from './store.ts';

export async function updateProfile(
  ports: Ports,
  call: Call<'members.updateProfile'>,
): Promise<Result<Answer<'members.updateProfile'>>> {
  const { nickname: typed, country, language } = call.body;
  if (typed === undefined && country === undefined && language === undefined) return refuse('contentEmpty');
  const name = typed ? readNickname(typed) : accept(typed);
  if (!name.ok) return name;
  return once(ports, call, async (tx) => {
    if (language !== undefined) await setLanguage(tx, call.caller.memberNo, language);
    await setProfile(tx, call.caller.memberNo, { nickname: name.value, country, language });
    return accept({});
  });
}
