import { normalise } from '@greenhall/domain/identity/credentials';
import { checkNickname } from '@greenhall/domain/members/nickname';
import { COINS, MICRO, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { COIN_MOVES, CONVERSIONS, EXCHANGE_MULTIPLE, TEAM_COINS } from '@greenhall/domain/wallet/coins';
import { transferFeeBp } from '@greenhall/domain/wallet/fees';
import { WALLET_RULES } from '@greenhall/domain/wallet/rules';
import type { Answer, Call } from '../../platform/http/call.ts';
import { countRead, defineLimit } from '../../platform/limits.ts';
import type { Ports } from '../../platform/ports.ts';
import { nicknameOf, planNow } from '../members/index.ts';
import { sameSponsorLine } from '../network/index.ts';
import { isKnownPayee, payeeByName } from './store.ts';

/** The limit lets members look up a payee but not collect names. */
const PAYEE_LIMIT = defineLimit({ name: 'payee', max: 30, seconds: 60, per: 'member', about: 'payees looked up' });

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

export async function findPayee(ports: Ports, call: Call<'wallet.payee'>): Promise<Result<Answer<'wallet.payee'>>> {
  const me = call.caller.memberNo;
  const paced = await countRead(ports.db, PAYEE_LIMIT, String(me), ports.clock.now());
  if (!paced.ok) return paced;
  const payee = await payeeByName(ports.db, normalise(call.query.username));
  if (!payee) return refuse('payeeNotFound');
  if (payee.memberNo === me) return refuse('selfTransfer');
  const nickname = await nicknameOf(ports.db, payee.memberNo);
  const asksForTeam = call.query.coin !== undefined && TEAM_COINS.includes(call.query.coin);
  return accept({
    name: payee.username,
    // A name from before the rule that is refused now is not shown beside a username.
    nickname: nickname !== null && checkNickname(nickname).ok ? nickname : null,
    firstTime: !(await isKnownPayee(ports.db, me, payee.memberNo)),
    sameTeam: asksForTeam ? await sameSponsorLine(ports.db, me, payee.memberNo) : null,
  });
}
