import type { Like } from '../slice.ts';
import type english from '../en/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': '註冊',
  'mail.retrieve': '設定新的登入密碼',
  'mail.resetPay': '設定新的支付密碼',
  'mail.bind': '綁定手機或電子郵件',
  'mail.confirm': '確認安全設定變更',
  'mail.secondFactor': '新增第二驗證方式',
  'mail.factorAdded': '已新增第二驗證方式',
  'mail.factor.authenticator': '驗證器應用程式',
  'mail.factor.passkey': '通行密鑰',
  'mail.factorAddedText':
    '帳戶 {username} 已新增第二驗證方式：{factor}。如非本人操作，請立即修改登入密碼和支付密碼，在安全驗證頁面將其移除，並聯絡客服。',
  'mail.operator': '管理員帳戶',
  'mail.operatorText':
    '您受邀成為 Greenhall 的管理員。請準備好驗證器應用程式，並在 {minutes} 分鐘內開啟此連結：\n\n{link}\n\n連結只能使用一次。開啟連結的人即成為管理員，請勿轉寄。如果您未預期收到此訊息，請忽略。',
  'mail.account': '新增收款帳戶',
  'mail.trade': '交易大廳下單',
  'mail.link': '關聯帳戶',
  'mail.code': {
    other:
      '{purpose}\n\n您的驗證碼：{code}\n\n{count} 分鐘內有效。請勿轉告他人，Greenhall 的任何人都不會向您索取。若非本人操作，請忽略此訊息。',
  },
  'mail.short': {
    other: 'Greenhall：{code}，用於{purpose}，{count} 分鐘內有效，請勿轉告他人。',
  },
  'mail.orderShipped': '您的訂單已出貨',
  'mail.orderShippedText':
    '訂單 {number} 已由 {carrier} 出貨。運單號：{tracking}。\n\n收到後請在商城確認收貨；如有問題，可在那裡申請退款。',
  'mail.orderRefunded': '您的訂單有一筆退款',
  'mail.orderRefundedText': '訂單 {number} 的 {amount} MEY 已退回您的錢包，可立即使用。',
  'mail.restricted': '您的帳戶受到限制',
  'mail.restrictedText':
    '{what}，截止時間：{until}。原因：{reason}\n\n進行中的事項不受影響。如果您認為有誤，請聯絡客服。',
  'mail.restricted.transfer': '您不能轉出幣',
  'mail.restricted.collect': '不能歸集幣',
  'mail.restricted.trade': '您不能發起新的交易',
  'mail.restricted.withdraw': '您不能申請提現',
  'mail.restricted.shop': '您不能在商城下單',
  'mail.restricted.link': '您不能關聯帳戶',
  'mail.restricted.messages': '您每天可以寫 5 則訊息',
  'mail.restricted.protectedTeam': '您的團隊與外部之間不能轉帳',
  'mail.export': '取得您的資料副本',
  'mail.exportReady': '您的資料已準備好',
  'mail.exportReadyText':
    '您申請的資料副本已準備好。請於 {until} 之前在應用程式中下載，僅可下載一次。若非您本人申請，請變更密碼並聯絡客服。',
  'mail.linkChanged': '您的關聯帳戶',
  'mail.linkChanged.applied':
    '{name} 申請成為您帳戶的主帳戶。請在「我的」→「關聯帳戶」中同意或拒絕。如不認識該帳戶，請拒絕。',
  'mail.linkChanged.bound': '{name} 已同意，現已與您的帳戶關聯。',
  'mail.linkChanged.refused': '{name} 拒絕了您的關聯申請。',
  'mail.linkChanged.withdrawn': '{name} 撤回了關聯您帳戶的申請。',
  'mail.linkChanged.expired': '{name} 與您帳戶的關聯申請已滿7天失效。',
  'mail.linkChanged.ended': '{name} 已解除與您帳戶的關聯。',
  'mail.linkChanged.consentGiven': '{name} 給予您的帳戶一項新的同意。詳見「關聯帳戶」。',
  'mail.linkChanged.consentTaken': '{name} 收回了給予您帳戶的一項同意。詳見「關聯帳戶」。',
  'mail.linkSignIn': '主帳戶登入',
  'mail.linkSignInText':
    '您的主帳戶 {name} 正在登入帳戶 {username}。您可在「安全」中看到該工作階段；在「關聯帳戶」中收回同意即可結束它。',
  'mail.collected': '幣已被歸集',
  'mail.collectedText':
    '您的主帳戶 {name} 已從帳戶 {username} 歸集 {sums}。帳單中可查看明細。如要停止，請在「關聯帳戶」中收回同意。',
} satisfies Like<typeof english>;
