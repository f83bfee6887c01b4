import type { Like } from '../../slice.ts';
import type english from '../../en/outside/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': '注册',
  'mail.retrieve': '设置新的登录密码',
  'mail.resetPay': '设置新的支付密码',
  'mail.bind': '绑定手机或邮箱',
  'mail.confirm': '确认安全设置变更',
  'mail.secondFactor': '添加第二验证方式',
  'mail.operator': '管理员账户',
  'mail.operatorText':
    '您受邀成为 Greenhall 的管理员。请准备好身份验证器应用，并在 {minutes} 分钟内打开此链接：\n\n{link}\n\n链接只能使用一次。打开链接的人即成为管理员，请勿转发。如果您未预期收到此消息，请忽略。',
  'mail.operatorPassword':
    '您的管理员账户密码已修改，所有其他会话均已结束。\n\n如果不是您本人操作，请立即告知另一位管理员：超级管理员可以停用您的账户。',
  'mail.operatorAuthenticator':
    '您的管理员账户已更换身份验证器，所有其他会话均已结束。\n\n如果不是您本人操作，请立即告知另一位管理员：超级管理员可以停用您的账户。',
  'mail.operatorPasskey':
    '您的管理员账户已添加通行密钥“{name}”，所有其他会话均已结束。\n\n如果不是您本人操作，请立即告知另一位管理员：超级管理员可以停用您的账户。',
  'mail.operatorPasskeyRemoved':
    '您的管理员账户已移除通行密钥“{name}”，所有其他会话均已结束。\n\n如果不是您本人操作，请立即告知另一位管理员：超级管理员可以停用您的账户。',
  'mail.operatorFactorLink':
    '两位超级管理员已决定，您可以为管理员账户 {username} 设置新的身份验证器。您的会话已结束，恢复代码已失效。请准备好密码和身份验证器，并在 {minutes} 分钟内打开此链接：\n\n{link}\n\n链接只能使用一次，请勿转发。如果不是您提出的，请立即告知另一位管理员：超级管理员可以停用您的账户。',
  'mail.operatorRecovery':
    '您的管理员账户已生成新的恢复代码。之前的代码已失效，所有其他会话均已结束。\n\n如果不是您本人操作，请立即告知另一位管理员：超级管理员可以停用您的账户。',
  'mail.operatorRecoveryUsed': {
    other:
      '有人用恢复代码登录了您的管理员账户。还剩 {count} 个代码。\n\n如果不是您本人操作，请立即告知另一位管理员：超级管理员可以停用您的账户。',
  },
  'mail.alarm': '警报',
  'mail.alarmRaised': '{alarm}\n\n触发时间：{time}。详情见仪表板：{link}\n\n持续存在时每小时再次通知，解除时通知一次。',
  'mail.alarmOver': '{alarm}\n\n已于 {time} 解除。警报会留在仪表板上，直到有人确认：{link}',
  'mail.alarmTest': '这是管理员于 {time} 发送的测试消息，并未发生任何事件。\n\n警报将会送达此地址。仪表板：{link}',
  'mail.account': '添加收款账户',
  'mail.trade': '交易大厅下单',
  'mail.link': '关联账户',
  'mail.node': '开设复投账户',
  'mail.nodePasswords': '复投账户的新密码',
  'mail.code': {
    other:
      '{purpose}\n\n您的验证码：{code}\n\n{count} 分钟内有效。请勿转告他人，Greenhall 的任何人都不会向您索要。如非本人操作，请忽略此消息。',
  },
  'mail.short': {
    other: 'Greenhall：{code}，用于{purpose}，{count} 分钟内有效，请勿转告他人。',
  },
  'mail.export': '获取您的数据副本',
  'mail.forAccount': '账户：{username}',
} satisfies Like<typeof english>;
