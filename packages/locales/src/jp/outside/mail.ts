import type { Like } from '../../slice.ts';
import type english from '../../en/outside/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': '会員登録',
  'mail.retrieve': '新しいログインパスワード',
  'mail.resetPay': '新しい支払いパスワード',
  'mail.bind': '電話番号またはメールの登録',
  'mail.confirm': 'セキュリティ変更の確認',
  'mail.secondFactor': '第二要素の追加',
  'mail.operator': 'オペレーターアカウント',
  'mail.operatorText':
    'Greenhall のオペレーターに招待されました。認証アプリを用意し、{minutes} 分以内に次のリンクを開いてください。\n\n{link}\n\nリンクは一度だけ使えます。開いた人がオペレーターになるため、決して他の人に渡さないでください。心当たりがない場合は、このメッセージを無視してください。',
  'mail.operatorPassword':
    'オペレーターアカウントのパスワードが変更され、ほかのセッションはすべて終了しました。\n\n心当たりがない場合は、すぐに別のオペレーターに伝えてください。スーパーがあなたのアカウントを停止できます。',
  'mail.operatorAuthenticator':
    'オペレーターアカウントの認証アプリが変更され、ほかのセッションはすべて終了しました。\n\n心当たりがない場合は、すぐに別のオペレーターに伝えてください。スーパーがあなたのアカウントを停止できます。',
  'mail.operatorPasskey':
    'オペレーターアカウントにパスキー「{name}」が追加され、ほかのセッションはすべて終了しました。\n\n心当たりがない場合は、すぐに別のオペレーターに伝えてください。スーパーがあなたのアカウントを停止できます。',
  'mail.operatorPasskeyRemoved':
    'オペレーターアカウントからパスキー「{name}」が削除され、ほかのセッションはすべて終了しました。\n\n心当たりがない場合は、すぐに別のオペレーターに伝えてください。スーパーがあなたのアカウントを停止できます。',
  'mail.operatorFactorLink':
    '二人のスーパーが、オペレーターアカウント {username} に新しい認証アプリを設定できると決めました。セッションは終了し、リカバリーコードは使えなくなりました。パスワードと認証アプリを用意し、{minutes} 分以内に次のリンクを開いてください。\n\n{link}\n\nリンクは一度だけ使えます。決して他の人に渡さないでください。依頼した覚えがない場合は、すぐに別のオペレーターに伝えてください。スーパーがあなたのアカウントを停止できます。',
  'mail.operatorRecovery':
    'オペレーターアカウントの新しいリカバリーコードが作成されました。以前のコードは使えなくなり、ほかのセッションはすべて終了しました。\n\n心当たりがない場合は、すぐに別のオペレーターに伝えてください。スーパーがあなたのアカウントを停止できます。',
  'mail.operatorRecoveryUsed': {
    other:
      'オペレーターアカウントに、リカバリーコードによるサインインがありました。コードは残り {count} 個です。\n\n心当たりがない場合は、すぐに別のオペレーターに伝えてください。スーパーがあなたのアカウントを停止できます。',
  },
  'mail.alarm': 'アラーム',
  'mail.alarmRaised':
    '{alarm}\n\n発生：{time}。詳細はダッシュボードにあります：{link}\n\n続いているものは1時間ごとに、解消したときは一度お知らせします。',
  'mail.alarmOver': '{alarm}\n\n{time}に解消しました。誰かが確認するまでダッシュボードに残ります：{link}',
  'mail.alarmTest':
    'オペレーターが {time} に送信したテストです。異常は発生していません。\n\nアラームはこのアドレスに届きます。ダッシュボード：{link}',
  'mail.account': '新しい受取口座',
  'mail.trade': '取引所の注文',
  'mail.link': 'アカウントの連携',
  'mail.node': '再投資アカウントの開設',
  'mail.nodePasswords': '再投資アカウントの新しいパスワード',
  'mail.code': {
    other:
      '{purpose}\n\n認証コード：{code}\n\n{count}分間有効です。他の人に教えないでください。Greenhallの者がコードをお尋ねすることはありません。お心当たりがない場合は、このメッセージを無視してください。',
  },
  'mail.short': {
    other: 'Greenhall：{code}（{purpose}）。{count}分間有効です。他の人に教えないでください。',
  },
  'mail.export': 'お客様のデータのコピー',
  'mail.forAccount': 'アカウント：{username}',
} satisfies Like<typeof english>;
