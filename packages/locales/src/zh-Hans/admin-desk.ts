import type english from '../en/admin-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'operators.roles': '角色',
  'operators.role.super': '超级',
  'operators.role.compliance': '合规',
  'operators.role.accountant': '会计',
  'operators.role.support': '客服',
  'operators.role.appeals': '申诉',
  'operators.role.shop': '商城',
  'operators.role.content': '内容',
  'operators.role.auditor': '审计',
  'operators.rules':
    '新增操作员、角色变更、停用超级操作员以及恢复被停用者，均由两位超级操作员共同决定。任何人都不能决定与自己有关的事项。始终保留两位可以登录的超级操作员：如果只有两位，请先设立第三位，再为其中一位增减角色或停用其账户。',
  'operators.new': '新操作员',
  'operators.newNote': '另一位超级操作员通过后，一个一小时内有效、只能使用一次的设置链接会发送到此地址。',
  'operators.role': '角色',
  'operators.giveRole': '授予角色',
  'operators.takeRole': '收回角色',
  'operators.auditorAlone': '审计不能兼任其他角色。',
  'operators.suspend': '停用',
  'operators.suspendReason': '停用该操作员的原因；其会话立即结束',
  'operators.proposeSuspension': '提议停用',
  'operators.resume': '提议恢复',
  'operators.suspended': '已停用',
  'operators.canSignIn': '可以登录',
  'operators.signIn': '登录',
  'console.proposalKind.operatorNew': '新操作员',
  'console.proposalKind.roleGiven': '授予角色',
  'console.proposalKind.roleTaken': '收回角色',
  'console.proposalKind.operatorSuspended': '停用超级操作员',
  'console.proposalKind.operatorResumed': '恢复操作员',
} satisfies Like<typeof english>;
