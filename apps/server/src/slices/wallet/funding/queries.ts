import type { Network } from '@greenhall/domain/chain/networks';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { COINS, type Coin, amount, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { type FundingFacts, type SaleOffer, fundingSteps } from '@greenhall/domain/wallet/funding-steps';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { isSwitchOn } from '../../../platform/switches.ts';
import { coolDownOf } from '../../identity/index.ts';
import { holdings } from '../../ledger/index.ts';
import { type MemberState, activationOf, memberState, planNow, saleOf } from '../../members/index.ts';
import { activationRequestOf } from '../../network/index.ts';
import { intactDepositMethods } from '../pay-in/deposit-methods.ts';
import { presentFundingOption } from './present.ts';
import { addressesOf, arrivalsOf } from './store-arrivals.ts';

/** The state of the member's address on the network of a sale. */
function addressOn(addresses: ReadonlyMap<Network, number>, network: Network, now: number): SaleOffer['address'] {
  const from = addresses.get(network);
  if (from === undefined) return 'none';
  return from <= now ? 'ready' : from;
}

async function availableOf({ db }: Ports, memberNo: MemberNo): Promise<FundingFacts['available']> {
  const held = (await holdings(db, memberNo)).filter(({ purpose }) => purpose === 'available');
  const balance = (coin: Coin) => amount(held.find((row) => row.coin === coin)?.balance ?? 0n);
  return Object.fromEntries(COINS.map((coin) => [coin, balance(coin)])) as FundingFacts['available'];
}

/** What decides the funding steps of a pending member, read from all slices that know a part of it. */
async function factsOf(ports: Ports, member: MemberState, at: Date): Promise<FundingFacts> {
  const { db, hall } = ports;
  const me = member.memberNo;
  const plan = await planNow(ports);
  const addresses = await addressesOf(db, me);
  const sales = await hall.sales(db, me, at);
  return {
    activation: activationOf(member, plan),
    available: await availableOf(ports, me),
    arrivals: [...(await arrivalsOf(db, me)), ...(await hall.underWay(db, me))],
    exchangeFeeBp: plan.exchangeFeeBp,
    conversionBp: plan.conversionBp,
    frozenUntil: await coolDownOf(db, me, at),
    payIns: (await intactDepositMethods(ports, db)).map((way) => ({ ...way, id: String(way.id) })),
    sales: sales.map(({ network, ...sale }) => ({ ...sale, address: addressOn(addresses, network, at.getTime()) })),
    sponsor: await activationRequestOf(db, me, at),
  };
}

export async function readFundingSteps(
  ports: Ports,
  call: Call<'wallet.fundingSteps'>,
): Promise<Result<Answer<'wallet.fundingSteps'>>> {
  const { db } = ports;
  const member = await memberState(db, call.caller.memberNo);
  if (!member) return refuse('memberNotFound');
  if (member.status !== 'pending') return accept({ fundingSteps: null });
  const funding = fundingSteps(await factsOf(ports, member, ports.clock.now()));
  if (!funding) return accept({ fundingSteps: null });
  return accept({
    fundingSteps: {
      level: funding.level,
      price: formatAmount(funding.price),
      coin: funding.coin,
      endsAt: member.pendingUntil?.toISOString() ?? null,
      isOpen: (await isSwitchOn(db, 'activation')) && (await saleOf(db, funding.level)) === 'open',
      ways: funding.ways.map(presentFundingOption),
      results: await ports.results(db),
    },
  });
}
