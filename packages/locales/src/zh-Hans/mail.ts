import type { Like } from '../slice.ts';
import type english from '../en/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': '注册',
  'mail.retrieve': '设置新的登录密码',
  'mail.resetPay': '设置新的支付密码',
  'mail.bind': '绑定手机或邮箱',
  'mail.confirm': '确认安全设置变更',
  'mail.secondFactor': '添加第二验证方式',
  'mail.factorAdded': '已添加第二验证方式',
  'mail.factor.authenticator': '验证器应用',
  'mail.factor.passkey': '通行密钥',
  'mail.factorAddedText':
    '账户 {username} 已添加第二验证方式：{factor}。如非本人操作，请立即修改登录密码和支付密码，在安全验证页面将其移除，并联系客服。',
  'mail.operator': '管理员账户',
  'mail.operatorText':
    '您受邀成为 Greenhall 的管理员。请准备好身份验证器应用，并在 {minutes} 分钟内打开此链接：\n\n{link}\n\n链接只能使用一次。打开链接的人即成为管理员，请勿转发。如果您未预期收到此消息，请忽略。',
  'mail.account': '添加收款账户',
  'mail.trade': '交易大厅下单',
  'mail.link': '关联账户',
  'mail.code': {
    other:
      '{purpose}\n\n您的验证码：{code}\n\n{count} 分钟内有效。请勿转告他人，Greenhall 的任何人都不会向您索要。如非本人操作，请忽略此消息。',
  },
  'mail.short': {
    other: 'Greenhall：{code}，用于{purpose}，{count} 分钟内有效，请勿转告他人。',
  },
  'mail.orderShipped': '您的订单已发货',
  'mail.orderShippedText':
    '订单 {number} 已由 {carrier} 发出。运单号：{tracking}。\n\n收到后请在商城确认收货；如有问题，可在那里申请退款。',
  'mail.orderRefunded': '您的订单有一笔退款',
  'mail.orderRefundedText': '订单 {number} 的 {amount} MEY 已退回您的钱包，可立即使用。',
  'mail.restricted': '您的账户受到限制',
  'mail.restrictedText':
    '{what}，截止时间：{until}。原因：{reason}\n\n正在进行的事项不受影响。如果您认为有误，请联系客服。',
  'mail.restricted.transfer': '您不能转出币',
  'mail.restricted.collect': '不能归集币',
  'mail.restricted.trade': '您不能发起新的交易',
  'mail.restricted.withdraw': '您不能申请提现',
  'mail.restricted.shop': '您不能在商城下单',
  'mail.restricted.link': '您不能关联账户',
  'mail.restricted.messages': '您每天可以写 5 条消息',
  'mail.restricted.protectedTeam': '您的团队与外部之间不能转账',
  'mail.export': '获取您的数据副本',
  'mail.exportReady': '您的数据已准备好',
  'mail.exportReadyText':
    '您申请的数据副本已准备好。请在 {until} 之前在应用中下载，仅可下载一次。如果不是您本人申请，请更改密码并联系客服。',
  'mail.linkChanged': '您的关联账户',
  'mail.linkChanged.applied':
    '{name} 申请成为您账户的主账户。请在“我的”→“关联账户”中同意或拒绝。如不认识该账户，请拒绝。',
  'mail.linkChanged.bound': '{name} 已同意，现已与您的账户关联。',
  'mail.linkChanged.refused': '{name} 拒绝了您的关联申请。',
  'mail.linkChanged.withdrawn': '{name} 撤回了关联您账户的申请。',
  'mail.linkChanged.expired': '{name} 与您账户的关联申请已满7天失效。',
  'mail.linkChanged.ended': '{name} 已解除与您账户的关联。',
  'mail.linkChanged.consentGiven': '{name} 给予您的账户一项新的同意。详见“关联账户”。',
  'mail.linkChanged.consentTaken': '{name} 收回了给予您账户的一项同意。详见“关联账户”。',
  'mail.linkSignIn': '主账户登录',
  'mail.linkSignInText':
    '您的主账户 {name} 正在登录账户 {username}。您可在“安全”中看到该会话；在“关联账户”中收回同意即可结束它。',
  'mail.collected': '币已被归集',
  'mail.collectedText':
    '您的主账户 {name} 已从账户 {username} 归集 {sums}。账单中可查看明细。如要停止，请在“关联账户”中收回同意。',
} satisfies Like<typeof english>;
