import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': '註冊協議',
  'legal.risk': '風險提示',
  'legal.accept': '我已閱讀並接受',
  'legal.entity': '法律主體',
  'legal.countries': '服務國家和地區',
  'legal.since': '自',

  'legal.aWhatTitle': '這是什麼',
  'legal.aWhat':
    'Greenhall 是會員的社群：會員在共同資金池中持有股份，在錢包中保管多種幣，並相互交易。它不是銀行，這裡的任何內容都不是存款。',
  'legal.aLevelTitle': '您支付什麼',
  'legal.aLevel':
    '等級價格由兩部分組成，付款前即會顯示：用於購買您股份的本金，以及手續費。您持有的幣和股份始終屬於您。',
  'legal.aCoolingTitle': '7天考慮期',
  'legal.aCooling': '付款後7天內，付款人可以取消並收回全部款項，包括手續費。此期間不購買股份，也不產生獎金。',
  'legal.aBonusTitle': '獎金從何而來',
  'legal.aBonus':
    '獎金只來自會員實際支付的手續費，絕不動用任何人的本金。獎金池不足時，該池的所有獎金按同一比例減少。不承諾任何獎金。',
  'legal.aCoinsTitle': '幣與提領',
  'legal.aCoins': '幣由託管資產支持，相關數據公開。提領、轉帳和兌換有限額、手續費和等待時間，確認前均會顯示。',
  'legal.aSecurityTitle': '您的密碼',
  'legal.aSecurity': '請妥善保管兩個密碼，Greenhall 的任何人都不會向您索取。修改安全資料後，24小時內暫停轉出。',
  'legal.aConductTitle': '公平行為',
  'legal.aConduct':
    '每個人以真實資料為自己行事。不得向他人承諾收益，也不得強迫他人加入。詐欺將受審查，審查中您有權申辯。',
  'legal.aDataTitle': '您的資料',
  'legal.aData':
    '我們只保存營運您帳戶所需的內容：聯絡方式、帳目和安全紀錄。您上方的會員可看到您的使用者名稱、等級和位置，絕不會看到聯絡方式。',
  'legal.aEndTitle': '變更與退出',
  'legal.aEnd': '變更在生效前公告，且不適用於過去的付款。您可隨時退出；屬於您的資產可依現行規則出售或提領。',

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
