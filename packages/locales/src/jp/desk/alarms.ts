import type english from '../../en/desk/alarms.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.alarm.auditBroken': '監査ログがプログラムの外で変更されました',
  'console.alarm.backupBroken': '最新のバックアップを復元できませんでした',
  'console.alarm.backupOld': '復元できる最新のバックアップが古すぎます',
  'console.alarm.checkBroken': '不変条件の一つが成り立っていません',
  'console.alarm.diskFull': 'ディスクの空きが1割未満です',
  'console.alarm.exportLarge': '10万行を超える一覧がファイルに書き出されました',
  'console.alarm.jobFailing': 'ジョブが続けて何度も失敗しています',
  'console.alarm.mailUndelivered': '3日間届けられなかったメールがあります',
  'console.alarm.messageBudget': 'メッセージの1日の上限に達しました',
  'console.alarm.nodesDisagree': 'ネットワークのノードが一致しないか、応答がありません',
  'console.alarm.payInWay': '入金先が提案、開設、または閉鎖されました',
  'console.alarm.payoutsStopped': '帳簿が合わないため、支払いを停止しました',
  'console.alarm.proofGone': '証明済みの支払いがネットワーク上にありません',
  'console.alarm.queueLate': '期限を過ぎた処理待ちがあります',
  'console.alarm.sealBroken': '封印されたデータを開けません。行が変更されたか、入れ替えられています',
  'console.alarm.settlementLate': '日次精算が遅れています',
  'console.alarm.signInLocked': 'オペレーターのサインインがロックされています',
} satisfies Like<typeof english>;
