import type english from '../en/admin-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'operators.roles': '角色',
  'operators.role.super': '超級',
  'operators.role.compliance': '合規',
  'operators.role.accountant': '會計',
  'operators.role.support': '客服',
  'operators.role.appeals': '申訴',
  'operators.role.shop': '商城',
  'operators.role.content': '內容',
  'operators.role.auditor': '稽核',
  'operators.rules':
    '新增操作員、角色變更、停用超級操作員以及恢復被停用者，均由兩位超級操作員共同決定。任何人都不能決定與自己有關的事項。始終保留兩位可以登入的超級操作員：如果只有兩位，請先設立第三位，再為其中一位增減角色或停用其帳戶。',
  'operators.new': '新操作員',
  'operators.newNote': '另一位超級操作員通過後，一個一小時內有效、只能使用一次的設定連結會寄到此地址。',
  'operators.role': '角色',
  'operators.giveRole': '授予角色',
  'operators.takeRole': '收回角色',
  'operators.auditorAlone': '稽核不能兼任其他角色。',
  'operators.suspend': '停用',
  'operators.suspendReason': '停用該操作員的原因；其工作階段立即結束',
  'operators.proposeSuspension': '提議停用',
  'operators.resume': '提議恢復',
  'operators.suspended': '已停用',
  'operators.canSignIn': '可以登入',
  'operators.signIn': '登入',
  'console.proposalKind.operatorNew': '新操作員',
  'console.proposalKind.roleGiven': '授予角色',
  'console.proposalKind.roleTaken': '收回角色',
  'console.proposalKind.operatorSuspended': '停用超級操作員',
  'console.proposalKind.operatorResumed': '恢復操作員',
} satisfies Like<typeof english>;
