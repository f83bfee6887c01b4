import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentAddress, readSending } from './present.ts';
import { addressesOf } from './store.ts';

export async function readAddresses(
  ports: Ports,
  call: Call<'shop.addresses'>,
): Promise<Result<Answer<'shop.addresses'>>> {
  const me = call.caller.memberNo;
  const [found, sending] = await Promise.all([addressesOf(ports.db, me), readSending(ports.db, me, ports.clock.now())]);
  return accept({
    items: found.map((row) => presentAddress(row, sending)),
    countries: sending.freight.map(({ country }) => country),
  });
}
