import { walletSlice } from '../slices/wallet/slice.ts';
import { type Crew, PAY_PASSWORD, type Person, spendable } from './people.ts';

const MICRO = 1_000_000n;

/** Reports a payment outside the chain and has so many operators confirm it: two book it. */
export async function recharge(
  { door, operators }: Crew,
  person: Person,
  given: { amount: number; reference: string; voucher: Buffer; confirmedBy: number },
): Promise<string> {
  const { amount, reference, voucher, confirmedBy } = given;
  const made = await door('wallet.submitRecharge', person.caller, {
    body: { amount: String(amount), reference },
    files: { voucher },
  });
  for (const operator of operators.slice(0, confirmedBy))
    await door('wallet.approveRecharge', operator, { params: { id: made.id } });
  return made.id;
}

export async function exchange({ door }: Crew, person: Person, amount: number): Promise<void> {
  const quote = await door('wallet.quote', person.caller, {
    body: { from: 'usdt', to: 'mey', amount: String(amount) },
  });
  await door('wallet.exchange', person.caller, { body: { quote: quote.id, payPassword: PAY_PASSWORD } });
}

export async function convert({ door }: Crew, person: Person, to: 'bdb' | 'ftb', amount: number): Promise<void> {
  const body = { from: 'mey', to, amount: String(amount), payPassword: PAY_PASSWORD } as const;
  await door('wallet.convert', person.caller, { body });
}

/** Sends coins if the payer has them. */
export async function transfer(
  crew: Crew,
  from: Person,
  to: Person,
  given: { coin: 'mey' | 'bdb'; amount: number; remark: string },
): Promise<void> {
  if ((await spendable(crew, from, given.coin)) < BigInt(given.amount) * 2n * MICRO) return;
  const body = { payee: to.name, ...given, amount: String(given.amount), payPassword: PAY_PASSWORD };
  await crew.door('wallet.transfer', from.caller, { body });
}

/** Lets what is due by now happen: held transfers arrive. */
export async function settleDue({ ports }: Crew): Promise<void> {
  for (const job of walletSlice.jobs?.(ports) ?? []) await job.run();
}

/** Asks for a payout to the saved address and has so many operators act on it: the second one pays. */
export async function withdraw(crew: Crew, person: Person, amount: number, approvedBy: number): Promise<void> {
  const { door, operators } = crew;
  const { items } = await door('wallet.accounts', person.caller);
  const [account] = items;
  if (!account) return;
  const asked = await door('wallet.withdraw', person.caller, {
    body: { account: account.id, amount: String(amount), payPassword: PAY_PASSWORD },
  });
  const reference = `0x${Buffer.from(asked.number).toString('hex').padEnd(64, '0').slice(0, 64)}`;
  for (const operator of operators.slice(0, approvedBy))
    await door('wallet.approveWithdrawal', operator, { params: { id: asked.id }, body: { reference } });
}
