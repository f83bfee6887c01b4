import type { TestClient } from '../client.ts';

/** The digest that an operator who may not read a proposal brings: it has seen none. */
const UNSEEN = '0'.repeat(64);

/** Approves a proposal with the digest that the operator's own list shows of it, as the console does. */
export async function approveShown(operator: TestClient, id: string, key?: string) {
  const { value, refusal } = await operator.call('admin.proposals', { query: { limit: '100' } });
  const digest = refusal ? undefined : value.items.find((row) => row.id === id)?.digest;
  return operator.call('admin.approveProposal', {
    params: { id },
    body: { digest: digest ?? UNSEEN },
    ...(key ? { key } : {}),
  });
}
