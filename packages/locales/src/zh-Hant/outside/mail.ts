import type { Like } from '../../slice.ts';
import type english from '../../en/outside/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': '註冊',
  'mail.retrieve': '設定新的登入密碼',
  'mail.resetPay': '設定新的支付密碼',
  'mail.bind': '綁定手機或電子郵件',
  'mail.confirm': '確認安全設定變更',
  'mail.secondFactor': '新增第二驗證方式',
  'mail.operator': '管理員帳戶',
  'mail.operatorText':
    '您受邀成為 Greenhall 的管理員。請準備好驗證器應用程式，並在 {minutes} 分鐘內開啟此連結：\n\n{link}\n\n連結只能使用一次。開啟連結的人即成為管理員，請勿轉寄。如果您未預期收到此訊息，請忽略。',
  'mail.operatorPassword':
    '您的管理員帳戶密碼已修改，所有其他工作階段均已結束。\n\n如果不是您本人操作，請立即告知另一位管理員：超級管理員可以停用您的帳戶。',
  'mail.operatorAuthenticator':
    '您的管理員帳戶已更換驗證器，所有其他工作階段均已結束。\n\n如果不是您本人操作，請立即告知另一位管理員：超級管理員可以停用您的帳戶。',
  'mail.operatorPasskey':
    '您的管理員帳戶已新增通行密鑰「{name}」，所有其他工作階段均已結束。\n\n如果不是您本人操作，請立即告知另一位管理員：超級管理員可以停用您的帳戶。',
  'mail.operatorPasskeyRemoved':
    '您的管理員帳戶已移除通行密鑰「{name}」，所有其他工作階段均已結束。\n\n如果不是您本人操作，請立即告知另一位管理員：超級管理員可以停用您的帳戶。',
  'mail.operatorFactorLink':
    '兩位超級管理員已決定，您可以為管理員帳戶 {username} 設定新的驗證器。您的工作階段已結束，復原代碼已失效。請準備好密碼和驗證器，並在 {minutes} 分鐘內開啟此連結：\n\n{link}\n\n連結只能使用一次，請勿轉寄。如果不是您提出的，請立即告知另一位管理員：超級管理員可以停用您的帳戶。',
  'mail.operatorRecovery':
    '您的管理員帳戶已產生新的復原代碼。之前的代碼已失效，所有其他工作階段均已結束。\n\n如果不是您本人操作，請立即告知另一位管理員：超級管理員可以停用您的帳戶。',
  'mail.operatorRecoveryUsed': {
    other:
      '有人用復原代碼登入了您的管理員帳戶。還剩 {count} 個代碼。\n\n如果不是您本人操作，請立即告知另一位管理員：超級管理員可以停用您的帳戶。',
  },
  'mail.alarm': '警報',
  'mail.alarmRaised': '{alarm}\n\n觸發時間：{time}。詳情見儀表板：{link}\n\n持續存在時每小時再次通知，解除時通知一次。',
  'mail.alarmOver': '{alarm}\n\n已於 {time} 解除。警報會留在儀表板上，直到有人確認：{link}',
  'mail.alarmTest': '這是管理員於 {time} 傳送的測試訊息，並未發生任何事件。\n\n警報將會送達此地址。儀表板：{link}',
  'mail.account': '新增收款帳戶',
  'mail.trade': '交易大廳下單',
  'mail.link': '關聯帳戶',
  'mail.node': '開設複投帳戶',
  'mail.nodePasswords': '複投帳戶的新密碼',
  'mail.code': {
    other:
      '{purpose}\n\n您的驗證碼：{code}\n\n{count} 分鐘內有效。請勿轉告他人，Greenhall 的任何人都不會向您索取。若非本人操作，請忽略此訊息。',
  },
  'mail.short': {
    other: 'Greenhall：{code}，用於{purpose}，{count} 分鐘內有效，請勿轉告他人。',
  },
  'mail.export': '取得您的資料副本',
  'mail.forAccount': '帳戶：{username}',
} satisfies Like<typeof english>;
