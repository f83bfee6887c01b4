import { memberNumber } from '@greenhall/domain/shared/member-no';
import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { MICRO, amount } from '@greenhall/domain/shared/money';
import { transferFigures } from '@greenhall/domain/wallet/transfer';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import type { TransferOrder } from '../slices/wallet/credit.ts';
import { NOT_BATCHED, transferBatcher } from '../slices/wallet/transfer/transfer-batch.ts';
import { creditDueTransfers } from '../slices/wallet/transfer/settle-transfer.ts';

/** An order as the route prepares one, without a fee. */
function orderOf(payer: Person, payee: string, coins: bigint, key: string): TransferOrder {
  const figures = transferFigures(payer.name, payee, amount(coins * MICRO), 0);
  if (!figures.ok) throw new Error(figures.refusal);
  return {
    payer: memberNumber(payer.no),
    payerName: payer.name,
    payeeName: payee,
    coin: 'mey',
    figures: figures.value,
    isStale: false,
    yieldFeeBp: 5000,
    remark: null,
    key,
    replay: { isReplayed: false },
  };
}

const send = (by: Person, payee: string, more: Record<string, unknown> = {}, key?: string) =>
  by.client.call('wallet.transfer', {
    body: { payee, coin: 'mey', amount: '10', payPassword: PAY, ...more },
    ...(key ? { key } : {}),
  });

export async function perform(
  world: OtcWorld,
  part: (title: string) => void,
  note: (value: unknown) => void,
): Promise<void> {
  const { ann, bo, seller, ports } = world;
  await world.give(ann, { mey: 3_000n, usdt: 300n });
  await world.give(bo, { mey: 500n });

  part('A first payment is held, cancelled, and made again');
  const first = await send(ann, 'bochen', { amount: '25.5', remark: 'for the tea' });
  await ann.client.call('wallet.cancelTransfer', { params: { id: first.value.id } });
  await send(ann, 'bochen', { amount: '30' });
  ports.clock.advance(10 * MINUTE);
  await creditDueTransfers(ports);

  part('Later ones are credited at once; one key has one effect');
  await send(ann, 'bochen', { amount: '1', remark: 'and the sugar' }, 'a-key-of-the-payer-01');
  await send(ann, 'bochen', { amount: '1', remark: 'and the sugar' }, 'a-key-of-the-payer-01');
  await send(ann, 'bochen', { amount: '2' }, 'a-key-of-the-payer-01');
  await send(ann, 'bochen', { amount: '99999' });
  await send(ann, 'bochen', { amount: '5', feeBp: 77 });
  await send(ann, 'bochen', { coin: 'usdt', amount: '200' });
  await send(ann, 'bochen', { coin: 'bdb', amount: '5' });
  await send(ann, 'annlee');
  await send(ann, 'nobody');
  await send(ann, 'bochen', { payPassword: 'wrong-2209' });

  part('A batch of orders, each with another outcome');
  const batcher = transferBatcher(ports);
  const batch = async (orders: readonly TransferOrder[]): Promise<void> => {
    const outcomes = await Promise.all(orders.map((order) => batcher.submit(order)));
    note(outcomes.map((outcome) => (outcome === NOT_BATCHED ? 'in a transaction of its own' : outcome)));
  };
  await batch([
    orderOf(ann, 'bochen', 3n, 'batch-key-1'),
    orderOf(ann, 'bochen', 4n, 'batch-key-2'),
    orderOf(ann, 'trader1', 5n, 'batch-key-3'),
    orderOf(ann, 'bochen', 100_000n, 'batch-key-4'),
    orderOf(bo, 'annlee', 6n, 'batch-key-5'),
    orderOf(ann, 'bochen', 3n, 'batch-key-2'),
    orderOf(ann, 'nobody', 3n, 'batch-key-6'),
    { ...orderOf(ann, 'bochen', 7n, 'batch-key-7'), isStale: true },
  ]);
  await batch([orderOf(ann, 'bochen', 4n, 'batch-key-2'), orderOf(ann, 'bochen', 8n, 'batch-key-8')]);

  part('What the batch remembers of a payer has changed meanwhile');
  await ann.client.call('identity.setTransferLock', { body: { on: true, payPassword: PAY } });
  await batch([orderOf(bo, 'annlee', 1n, 'batch-key-9'), orderOf(ann, 'bochen', 9n, 'batch-key-10')]);
  await send(ann, 'bochen', { amount: '3' });

  part('A payer whom operators restrict');
  const body = { member: bo.no, kind: 'transfer', hours: 1, reason: 'Coins of a stolen account' };
  await world.operator('ada').call('members.restrict', { body });
  await send(bo, 'annlee', { amount: '2' });
  await batch([orderOf(bo, 'annlee', 2n, 'batch-key-11'), orderOf(seller, 'annlee', 2n, 'batch-key-12')]);
  ports.clock.advance(2 * HOUR);
  await send(bo, 'annlee', { amount: '2' });

  part('What the members see of it');
  for (const person of [ann, bo]) {
    await person.client.call('wallet.balances');
    await person.client.call('wallet.bill');
    await person.client.call('wallet.transfers');
    await person.client.call('wallet.activity');
  }
}

export const open = openOtcWorld;
