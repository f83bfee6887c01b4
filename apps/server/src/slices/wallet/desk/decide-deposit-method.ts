import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { readPayIn } from '@greenhall/domain/wallet/pay-in';
import { presentProposal } from '../../../platform/approvals/present.ts';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import { hashes } from '../../../platform/chain/hashes.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { presentDeskDepositMethod } from '../pay-in/present.ts';
import { sealOf } from '../pay-in/seal.ts';
import { closeDepositMethod, insertDepositMethod, lockDepositMethod } from '../pay-in/store-deposit-methods.ts';
import { isPayable, notifyClosed } from '../pay-in/deposit-methods.ts';
import { depositMethod } from './deposit-method-kind.ts';

const NAME_BYTES = 9;

/** Proposes a way. All operators are told at once: whoever changes where members pay could take all that they pay. */
export async function proposeDepositMethod(
  ports: Ports,
  call: Call<'wallet.proposeDepositMethod'>,
): Promise<Result<Answer<'wallet.proposeDepositMethod'>>> {
  const { reason, ...typed } = call.body;
  const terms = readPayIn(typed, hashes);
  if (!terms.ok) return terms;
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.proposeDepositMethod'>>> => {
    const way = { ...terms.value, name: ports.random.token(NAME_BYTES), openedAt: null };
    const at = ports.clock.now();
    const id = await insertDepositMethod(tx, { ...way, seal: sealOf(ports.secret, way), at });
    const proposed = await ports.approvals.propose(tx, depositMethod(ports), {
      subject: `${way.holder} · ${way.account}`,
      body: { way: String(id) },
      reason,
      by: call.caller,
    });
    if (!proposed.ok) return proposed;
    ports.alarms.raise('payInWay', { way: String(id), what: 'proposed' });
    return accept(presentProposal(proposed.value, call.caller.operatorId));
  });
}

/** One operator closes a way at once. What replaces it takes two again. */
export function closePayIn(
  ports: Ports,
  call: Call<'wallet.closeDepositMethod'>,
): Promise<Result<Answer<'wallet.closeDepositMethod'>>> {
  const id = BigInt(call.params.id);
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.closeDepositMethod'>>> => {
    if (!(await lockDepositMethod(tx, id))) return refuse('notFound');
    const { username } = call.caller;
    const at = ports.clock.now();
    const closed = await closeDepositMethod(tx, id, { at, by: username });
    if (!closed) return refuse('alreadyDecided');
    await notifyClosed(ports, tx, id);
    const detail = { reason: call.body.reason };
    await audit(tx, {
      operator: username,
      act: 'payInWay.close',
      subject: `${closed.holder} · ${closed.account}`,
      detail,
      ...stateChange('open', 'closed'),
      at,
    });
    ports.alarms.raise('payInWay', { way: String(id), what: 'closed' });
    return accept(presentDeskDepositMethod(closed, isPayable(ports.chain, closed)));
  });
}
