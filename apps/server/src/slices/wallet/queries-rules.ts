import { COINS, MICRO, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { COIN_MOVES, CONVERSIONS, EXCHANGE_MULTIPLE, TEAM_COINS } from '@greenhall/domain/wallet/coins';
import { transferFeeBp } from '@greenhall/domain/wallet/fees';
import { WALLET_RULES } from '@greenhall/domain/wallet/rules';
import type { Answer } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { planNow } from '../members/index.ts';

export async function readRules(ports: Ports): Promise<Result<Answer<'wallet.rules'>>> {
  const plan = await planNow(ports);
  const transferable = COINS.filter((coin) => COIN_MOVES[coin].includes('transfer'));
  return accept({
    exchangeFeeBp: plan.exchangeFeeBp,
    withdrawalFee: formatAmount(WALLET_RULES.withdrawalFee),
    withdrawalMin: formatAmount(WALLET_RULES.withdrawalMin),
    withdrawalMax: formatAmount(WALLET_RULES.withdrawalMax),
    rechargeMin: formatAmount(WALLET_RULES.rechargeMin),
    exchangeMultiple: formatAmount(BigInt(EXCHANGE_MULTIPLE) * MICRO),
    conversions: CONVERSIONS.map(({ from, to }) => ({ from, to, rate: plan.conversionBp[to] })),
    transferable: transferable.map((coin) => ({
      coin,
      teamOnly: TEAM_COINS.includes(coin),
      feeBp: transferFeeBp(plan, coin),
    })),
  });
}
