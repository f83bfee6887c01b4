import type english from '../../en/desk/alarms.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.alarm.auditBroken': '稽核日誌在程式之外被更動',
  'console.alarm.backupBroken': '最新的備份無法還原',
  'console.alarm.backupOld': '可還原的最新備份太舊',
  'console.alarm.checkBroken': '有一項不變量不成立',
  'console.alarm.diskFull': '磁碟剩餘不足十分之一',
  'console.alarm.exportLarge': '超過 100,000 列的清單已匯出為檔案',
  'console.alarm.jobFailing': '有一項工作連續多次失敗',
  'console.alarm.mailUndelivered': '有郵件三天未能送達',
  'console.alarm.messageBudget': '當日訊息預算已用完',
  'console.alarm.nodesDisagree': '某網路的節點不一致，或有節點無回應',
  'console.alarm.payInWay': '有儲值管道被提議、開放或關閉',
  'console.alarm.payoutsStopped': '帳目不符，付款已暫停',
  'console.alarm.proofGone': '已證明的付款不再存在於其網路上',
  'console.alarm.queueLate': '有事項等待逾時',
  'console.alarm.sealBroken': '密封的資料無法開啟：其紀錄被改動或調換',
  'console.alarm.settlementLate': '有一天的結算延誤',
  'console.alarm.signInLocked': '有管理員的登入被鎖定',
} satisfies Like<typeof english>;
