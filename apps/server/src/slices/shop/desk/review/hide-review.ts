import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, stateChange } from '../../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import { hideReview, isReview } from '../../review/store.ts';

/** Hides a review with a reason. It is never edited. */
export function hideOneReview(ports: Ports, call: Call<'shop.hideReview'>): Promise<Result<Answer<'shop.hideReview'>>> {
  const { id } = call.params;
  const { reason } = call.body;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    if (!(await isReview(tx, BigInt(id)))) return refuse('notFound');
    if (!(await hideReview(tx, BigInt(id), reason, at))) return refuse('statusChanged');
    const change = stateChange('shown', 'hidden');
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.hide',
      subject: id,
      detail: { reason },
      ...change,
      at,
    });
    return accept({});
  });
}
