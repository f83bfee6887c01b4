import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': '注册协议',
  'legal.risk': '风险提示',
  'legal.accept': '我已阅读并接受',
  'legal.entity': '法律主体',
  'legal.countries': '服务国家和地区',
  'legal.since': '自',

  'legal.aWhatTitle': '这是什么',
  'legal.aWhat':
    'Greenhall 是会员的社群：会员在共同资金池中持有股份，在钱包中保管多种币，并相互交易。它不是银行，这里的任何内容都不是存款。',
  'legal.aLevelTitle': '您支付什么',
  'legal.aLevel':
    '等级价格由两部分组成，付款前即会显示：用于购买您股份的本金，以及手续费。您持有的币和股份始终属于您。',
  'legal.aCoolingTitle': '7天考虑期',
  'legal.aCooling': '付款后7天内，付款人可以取消并收回全部款项，包括手续费。此期间不购买股份，也不产生奖金。',
  'legal.aBonusTitle': '奖金从何而来',
  'legal.aBonus':
    '奖金只来自会员实际支付的手续费，绝不动用任何人的本金。奖金池不足时，该池的所有奖金按同一比例减少。不承诺任何奖金。',
  'legal.aCoinsTitle': '币与提现',
  'legal.aCoins': '币由托管资产支持，相关数据公开。提现、转账和兑换有限额、手续费和等待时间，确认前均会显示。',
  'legal.aSecurityTitle': '您的密码',
  'legal.aSecurity': '请妥善保管两个密码，Greenhall 的任何人都不会向您索要。修改安全信息后，24小时内暂停转出。',
  'legal.aConductTitle': '公平行为',
  'legal.aConduct':
    '每个人以真实信息为自己行事。不得向他人承诺收益，也不得强迫他人加入。欺诈将被审查，审查中您有权申辩。',
  'legal.aDataTitle': '您的数据',
  'legal.aData':
    '我们只保存运营您账户所需的内容：联系方式、账目和安全记录。您上方的会员可看到您的用户名、等级和位置，绝不会看到联系方式。',
  'legal.aEndTitle': '变更与退出',
  'legal.aEnd': '变更在生效前公告，且不适用于过去的付款。您可随时退出；属于您的资产可按现行规则出售或提现。',

  'legal.rLossTitle': '您可能亏损',
  'legal.rLoss': '只支付您能够完全承受损失的金额。7天过后，手续费不再退还。',
  'legal.rPriceTitle': '股份价值可能下跌',
  'legal.rPrice': '没有人保证会有人购买您的股份。其价值可能跌至储备金为每股所持有的数额。',
  'legal.rIncomeTitle': '不承诺收益',
  'legal.rIncome': '收益取决于会员投入的资金，可能长期甚至永远为零。过去的数据不代表将来。',
  'legal.rNetworkTitle': '网络中的多数人所得甚少',
  'legal.rNetwork': '网络奖金取决于他人加入您的下方，这不可能无止境地继续：后加入者的机会少于先加入者。',
  'legal.rTradeTitle': '与会员交易',
  'legal.rTrade': '交易中，对方可能拖延、出错或企图欺骗。区块链上的付款无法撤回。请核对网络、地址和金额。',
  'legal.rTechnicalTitle': '技术风险',
  'legal.rTechnical': '系统、网络和设备可能发生故障或遭到攻击。知道您密码和验证码的人可以冒用您的身份操作。',
  'legal.rSandboxTitle': '沙盒',
  'legal.rSandbox': '显示沙盒标识期间，这里的一切都使用测试额度。它们没有价值，不能兑换成钱，并可能被清零。',
} satisfies Like<typeof english>;
