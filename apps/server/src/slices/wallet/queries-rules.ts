import { listedToken } from '@greenhall/domain/chain/payee-address';
import { COINS, MICRO, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { COIN_MOVES, CONVERSIONS, EXCHANGE_MULTIPLE, TEAM_COINS } from '@greenhall/domain/wallet/coins';
import { transferFeeBp } from '@greenhall/domain/wallet/fees';
import { LIMIT_PARAMETERS } from '@greenhall/domain/verification/parameters';
import { WALLET_PARAMETERS } from '@greenhall/domain/wallet/parameters';
import { RECHARGE_LIMITS } from '@greenhall/domain/wallet/rules';
import type { Answer } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { announcedParameters } from '../../platform/parameters/announced.ts';
import { planNow } from '../members/index.ts';
import { withdrawalRulesAt } from './withdrawal-rules.ts';

/** What the form of withdrawals shows. */
const OF_WITHDRAWALS: ReadonlySet<string> = new Set(Object.keys({ ...WALLET_PARAMETERS, ...LIMIT_PARAMETERS }));

export async function readRules(ports: Ports): Promise<Result<Answer<'wallet.rules'>>> {
  const plan = await planNow(ports);
  const withdrawals = await withdrawalRulesAt(ports.db, ports.clock.now());
  const announced = await announcedParameters(ports, ports.db);
  const transferable = COINS.filter((coin) => COIN_MOVES[coin].includes('transfer'));
  return accept({
    exchangeFeeBp: plan.exchangeFeeBp,
    withdrawalFee: formatAmount(withdrawals.fee),
    withdrawalMin: formatAmount(withdrawals.min),
    withdrawalMax: formatAmount(withdrawals.max),
    rechargeMin: formatAmount(RECHARGE_LIMITS.min),
    exchangeMultiple: formatAmount(BigInt(EXCHANGE_MULTIPLE) * MICRO),
    conversions: CONVERSIONS.map(({ from, to }) => ({ from, to, rate: plan.conversionBp[to] })),
    transferable: transferable.map((coin) => ({
      coin,
      teamOnly: TEAM_COINS.includes(coin),
      feeBp: transferFeeBp(plan, coin),
    })),
    tokens: {
      BEP20: listedToken('BEP20', ports.chain.terms('BEP20')?.token),
      TRC20: listedToken('TRC20', ports.chain.terms('TRC20')?.token),
    },
    announced: announced.filter(({ name }) => OF_WITHDRAWALS.has(name)),
  });
}
