import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': '注册协议',
  'legal.risk': '风险提示',
  'legal.accept': '我已阅读并接受',
  'legal.entity': '法律主体',
  'legal.countries': '服务国家和地区',
  'legal.since': '自',

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
