import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentAlert } from './present.ts';
import { alertsOf } from './store.ts';

export async function readAlerts(ports: Ports, call: Call<'otc.alerts'>): Promise<Result<Answer<'otc.alerts'>>> {
  return accept({ items: (await alertsOf(ports.db, call.caller.memberNo)).map(presentAlert) });
}
