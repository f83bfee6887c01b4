import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': '註冊協議',
  'legal.risk': '風險提示',
  'legal.accept': '我已閱讀並接受',
  'legal.entity': '法律主體',
  'legal.countries': '服務國家和地區',
  'legal.since': '自',

  'legal.rLossTitle': '您可能虧損',
  'legal.rLoss': '只支付您能夠完全承受損失的金額。7天過後，手續費不再退還。',
  'legal.rPriceTitle': '股份價值可能下跌',
  'legal.rPrice': '沒有人保證會有人購買您的股份。其價值可能跌至儲備金為每股所持有的數額。',
  'legal.rIncomeTitle': '不承諾收益',
  'legal.rIncome': '收益取決於會員投入的資金，可能長期甚至永遠為零。過去的數據不代表將來。',
  'legal.rNetworkTitle': '網路中的多數人所得甚少',
  'legal.rNetwork': '網路獎金取決於他人加入您的下方，這不可能無止境地繼續：後加入者的機會少於先加入者。',
  'legal.rTradeTitle': '與會員交易',
  'legal.rTrade': '交易中，對方可能拖延、出錯或企圖欺騙。區塊鏈上的付款無法撤回。請核對網路、地址和金額。',
  'legal.rTechnicalTitle': '技術風險',
  'legal.rTechnical': '系統、網路和裝置可能發生故障或遭到攻擊。知道您密碼和驗證碼的人可以冒用您的身分操作。',
  'legal.rSandboxTitle': '沙盒',
  'legal.rSandbox': '顯示沙盒標示期間，這裡的一切都使用測試額度。它們沒有價值，不能兌換成錢，並可能被歸零。',
} satisfies Like<typeof english>;
