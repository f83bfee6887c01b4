import type english from '../en/admin-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'operators.roles': 'ロール',
  'operators.role.super': 'スーパー',
  'operators.role.compliance': 'コンプライアンス',
  'operators.role.accountant': '経理',
  'operators.role.support': 'サポート',
  'operators.role.appeals': '異議申し立て',
  'operators.role.shop': 'ショップ',
  'operators.role.content': 'コンテンツ',
  'operators.role.auditor': '監査',
  'operators.rules':
    'オペレーターの追加、ロール、スーパーの停止、停止の解除は、二人のスーパーが共同で決めます。自分自身のことは誰も決められません。ログインできるスーパーは必ず二人残ります。二人しかいない間は、どちらかのロールを増減したり停止したりする前に、三人目のスーパーを設けてください。',
  'operators.new': '新しいオペレーター',
  'operators.newNote': '別のスーパーが承認すると、一度だけ、一時間有効な設定リンクがこのアドレスに送られます。',
  'operators.role': 'ロール',
  'operators.giveRole': 'ロールを与える',
  'operators.takeRole': 'ロールを取り消す',
  'operators.auditorAlone': '監査は他のロールと兼ねられません。',
  'operators.suspend': '停止',
  'operators.suspendReason': '停止する理由。セッションは直ちに終了します',
  'operators.proposeSuspension': '停止を提案',
  'operators.resume': '停止の解除を提案',
  'operators.suspended': '停止中',
  'operators.canSignIn': 'ログイン可能',
  'operators.signIn': 'ログイン',
  'console.proposalKind.operatorNew': '新しいオペレーター',
  'console.proposalKind.roleGiven': 'ロールを与える',
  'console.proposalKind.roleTaken': 'ロールを取り消す',
  'console.proposalKind.operatorSuspended': 'スーパーを停止する',
  'console.proposalKind.operatorResumed': '停止を解除する',
} satisfies Like<typeof english>;
