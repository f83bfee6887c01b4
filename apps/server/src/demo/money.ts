import { walletSlice } from '../slices/wallet/slice.ts';
import { type DemoContext, PAY_PASSWORD, type Person, spendable } from './people.ts';

const MICRO = 1_000_000n;

/** Reports a payment outside the chain and has so many operators confirm it: two book it. */
export async function recharge(
  { callRoute, operators }: DemoContext,
  person: Person,
  given: { amount: number; reference: string; voucher: Buffer; confirmedBy: number },
): Promise<string> {
  const { amount, reference, voucher, confirmedBy } = given;
  const made = await callRoute('wallet.submitRecharge', person.caller, {
    body: { amount: String(amount), reference },
    files: { voucher },
  });
  for (const operator of operators.slice(0, confirmedBy))
    await callRoute('wallet.approveRecharge', operator, { params: { id: made.id } });
  return made.id;
}

export async function exchange({ callRoute }: DemoContext, person: Person, amount: number): Promise<void> {
  const quote = await callRoute('wallet.quote', person.caller, {
    body: { from: 'usdt', to: 'mey', amount: String(amount) },
  });
  await callRoute('wallet.exchange', person.caller, { body: { quote: quote.id, payPassword: PAY_PASSWORD } });
}

export async function convert(
  { callRoute }: DemoContext,
  person: Person,
  to: 'bdb' | 'ftb',
  amount: number,
): Promise<void> {
  const body = { from: 'mey', to, amount: String(amount), payPassword: PAY_PASSWORD } as const;
  await callRoute('wallet.convert', person.caller, { body });
}

/** Sends coins if the payer has them. */
export async function transfer(
  context: DemoContext,
  from: Person,
  to: Person,
  given: { coin: 'mey' | 'bdb'; amount: number; remark: string },
): Promise<void> {
  if ((await spendable(context, from, given.coin)) < BigInt(given.amount) * 2n * MICRO) return;
  const body = { payee: to.name, ...given, amount: String(given.amount), payPassword: PAY_PASSWORD };
  await context.callRoute('wallet.transfer', from.caller, { body });
}

/** Lets what is due by now happen: held transfers arrive. */
export async function settleDue({ ports }: DemoContext): Promise<void> {
  for (const job of walletSlice.jobs?.(ports) ?? []) await job.run();
}

/** Asks for a payout to the saved address and has so many operators act on it: the second one pays. */
export async function withdraw(
  context: DemoContext,
  person: Person,
  amount: number,
  approvedBy: number,
): Promise<void> {
  const { callRoute, operators } = context;
  const { items } = await callRoute('wallet.accounts', person.caller);
  const [account] = items;
  if (!account) return;
  const asked = await callRoute('wallet.withdraw', person.caller, {
    body: { account: account.id, amount: String(amount), payPassword: PAY_PASSWORD },
  });
  const reference = `0x${Buffer.from(asked.number).toString('hex').padEnd(64, '0').slice(0, 64)}`;
  for (const operator of operators.slice(0, approvedBy))
    await callRoute('wallet.approveWithdrawal', operator, { params: { id: asked.id }, body: { reference } });
}
