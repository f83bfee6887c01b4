import { type Result, accept } from '@greenhall/domain/shared/result';
import { readServed } from '../freight/store.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentAddress } from './present.ts';
import { addressesOf } from './store.ts';

export async function readAddresses(
  ports: Ports,
  call: Call<'shop.addresses'>,
): Promise<Result<Answer<'shop.addresses'>>> {
  const [found, countries] = await Promise.all([addressesOf(ports.db, call.caller.memberNo), readServed(ports.db)]);
  return accept({ items: found.map(presentAddress), countries });
}
