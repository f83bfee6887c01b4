import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { presentChoices } from './present.ts';
import { addChosen, chosenBy } from './store-choices.ts';

/** Chooses what is mailed and announced; what is left out stays as it is. */
export async function setChoices(
  ports: Ports,
  call: Call<'notifications.choose'>,
): Promise<Result<Answer<'notifications.choose'>>> {
  const { memberNo } = call.caller;
  const { mail = {}, push = {} } = call.body;
  return once(ports, call, async (tx) => {
    await addChosen(tx, memberNo, { mail, push });
    return accept(presentChoices(await chosenBy(tx, memberNo)));
  });
}
