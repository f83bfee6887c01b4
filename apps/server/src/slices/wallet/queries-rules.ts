import { COINS, MICRO, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { COIN_MOVES, CONVERSIONS, EXCHANGE_MULTIPLE, TEAM_COINS } from '@greenhall/domain/wallet/coins';
import { transferFeeBp } from '@greenhall/domain/wallet/fees';
import { shownPayee } from '@greenhall/domain/wallet/payees';
import { WALLET_RULES } from '@greenhall/domain/wallet/rules';
import type { Answer, Call } from '../../platform/http/call.ts';
import { countRead } from '../../platform/limits.ts';
import { ifWritable } from '../../platform/outages.ts';
import type { Ports } from '../../platform/ports.ts';
import { planNow } from '../members/index.ts';
import { sameSponsorLine } from '../network/index.ts';
import { PAYEE_LIMIT, findNamed, shownNickname } from './payee/payee.ts';
import { forgetMasked } from './payee/store-payees.ts';
import { isKnownPayee } from './store.ts';

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
  const { username, saved, again, coin } = call.query;
  const found = await findNamed(ports.db, call.caller, { payee: username, saved, again });
  if (!found.ok) return found;
  const { memberNo, isTyped } = found.value;
  if (memberNo === me) return refuse('selfTransfer');
  // Who has typed a name sees it in full from now on; in a session that acts for another account it is not the member who types.
  if (username !== undefined && !call.caller.actingFor) await ifWritable(() => forgetMasked(ports.db, me, memberNo));
  const asksForTeam = coin !== undefined && TEAM_COINS.includes(coin);
  return accept({
    name: shownPayee(found.value.username, isTyped),
    isMasked: !isTyped,
    nickname: await shownNickname(ports.db, memberNo),
    firstTime: !(await isKnownPayee(ports.db, me, memberNo)),
    sameTeam: asksForTeam ? await sameSponsorLine(ports.db, me, memberNo) : null,
  });
}
