import type english from '../../en/desk/alarms.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.alarm.auditBroken': '审计日志在程序之外被改动',
  'console.alarm.backupBroken': '最新的备份无法恢复',
  'console.alarm.backupOld': '可恢复的最新备份太旧',
  'console.alarm.checkBroken': '有一项不变量不成立',
  'console.alarm.diskFull': '磁盘剩余不足十分之一',
  'console.alarm.exportLarge': '超过 100,000 行的列表已导出为文件',
  'console.alarm.jobFailing': '有一项任务连续多次失败',
  'console.alarm.mailUndelivered': '有邮件三天未能送达',
  'console.alarm.messageBudget': '当日消息预算已用完',
  'console.alarm.nodesDisagree': '某网络的节点不一致，或有节点无响应',
  'console.alarm.payInWay': '有充值渠道被提议、开放或关闭',
  'console.alarm.payoutsStopped': '账目不符，付款已暂停',
  'console.alarm.proofGone': '已证明的付款不再存在于其网络上',
  'console.alarm.queueLate': '有事项等待超时',
  'console.alarm.sealBroken': '密封的数据无法打开：其记录被改动或调换',
  'console.alarm.settlementLate': '有一天的结算延误',
  'console.alarm.signInLocked': '有管理员的登录被锁定',
} satisfies Like<typeof english>;
