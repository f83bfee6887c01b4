import type english from '../en/members-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'console.launch': '本番モード',
  'console.launchSure': 'この版で本番モードを開始しますか。サンドボックスには戻れません。',
  'console.launchLive':
    '本番モードです。新しい版にも二人のオペレーターが必要で、新しい会員は有効なリスク説明に同意します。',
  'console.launchReady': '支障はありません。一人が提案し、別の一人が承認します。',
  'console.launchNotReady': '本番モードはまだ開始できません：',
  'console.launchNew': '版を記録',
  'console.launchNote':
    '別のオペレーターが承認すると変更できません。誰でも読むことができ、新しい会員はリスク説明に同意します。',
  'console.obstacle.testSeams':
    'サーバーはテスト用の仕組みを許すサンドボックスの設定で動いています。GREENHALL_MODE=live で起動してください。',
  'console.obstacle.notEmpty': '会員または記帳があります。本番モードは空の設置から始まります。',
  'console.obstacle.coolingOff': '有効または公表済みのプランに、クーリングオフが7日未満のものがあります。',
  'console.launch.proposed': '提案済み',
  'console.launch.approved': '承認済み',
  'console.launch.rejected': '却下',
  'console.launch.inForce': '有効',
  'console.version': '版',
  'console.entity': '運営法人',
  'console.countries': '国',
  'console.countriesHint': 'サービス対象国（2文字コード）',
  'console.countriesRule': '2文字コードを空白で区切ってください。例：DE AT',
  'console.risk': 'リスク説明',
  'console.riskLength': '{min} から {max} 文字',
  'console.unmask': '電話とメールを表示',
  'console.unmaskHint': 'この操作は別に記録され、会員に表示されます。',
  'console.inspectHint': '閲覧とその理由は記録され、会員に表示されます。',
  'console.searchHint': '番号、ユーザー名、電話、メール',
  'console.level': 'レベル',
  'console.nodeFuel': 'ノード燃料',
  'console.income': '上限に算入した収入',
  'console.height': '有効高度',
  'console.phone': '電話',
  'console.joined': '登録日時',
  'console.member.pending': '有効化待ち',
  'console.member.active': '有効',
  'console.member.closed': '終了',
} satisfies Like<typeof english>;
