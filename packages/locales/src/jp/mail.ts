import type { Like } from '../slice.ts';
import type english from '../en/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': '会員登録',
  'mail.retrieve': '新しいログインパスワード',
  'mail.resetPay': '新しい支払いパスワード',
  'mail.bind': '電話番号またはメールの登録',
  'mail.confirm': 'セキュリティ変更の確認',
  'mail.secondFactor': '第二要素の追加',
  'mail.factorAdded': '第二要素が追加されました',
  'mail.factor.authenticator': '認証アプリ',
  'mail.factor.passkey': 'パスキー',
  'mail.factorAddedText':
    'アカウント{username}に第二要素が追加されました：{factor}。お心当たりがない場合は、すぐにログインパスワードと支払いパスワードを変更し、セキュリティ認証の画面で削除して、カスタマーサービスにご連絡ください。',
  'mail.operator': 'オペレーターアカウント',
  'mail.operatorText':
    'Greenhall のオペレーターに招待されました。認証アプリを用意し、{minutes} 分以内に次のリンクを開いてください。\n\n{link}\n\nリンクは一度だけ使えます。開いた人がオペレーターになるため、決して他の人に渡さないでください。心当たりがない場合は、このメッセージを無視してください。',
  'mail.account': '新しい受取口座',
  'mail.trade': '取引所の注文',
  'mail.link': 'アカウントの連携',
  'mail.code': {
    other:
      '{purpose}\n\n認証コード：{code}\n\n{count}分間有効です。他の人に教えないでください。Greenhallの者がコードをお尋ねすることはありません。お心当たりがない場合は、このメッセージを無視してください。',
  },
  'mail.short': {
    other: 'Greenhall：{code}（{purpose}）。{count}分間有効です。他の人に教えないでください。',
  },
  'mail.orderShipped': 'ご注文を発送しました',
  'mail.orderShippedText':
    '注文 {number} を {carrier} で発送しました。追跡番号：{tracking}。\n\n届いたらショップで受け取りを確認してください。返金の申請もそこでできます。',
  'mail.orderRefunded': 'ご注文の返金',
  'mail.orderRefundedText': '注文 {number} の {amount} MEY がウォレットに戻りました。すぐに使えます。',
  'mail.restricted': 'アカウントの制限について',
  'mail.restrictedText':
    '{what}。期限：{until}。理由：{reason}\n\n進行中のものはそのまま続きます。誤りと思われる場合は、カスタマーサービスにご連絡ください。',
  'mail.restricted.transfer': 'コインを送れません',
  'mail.restricted.collect': 'コインを集約できません',
  'mail.restricted.trade': '新しい取引を始められません',
  'mail.restricted.withdraw': '出金を申請できません',
  'mail.restricted.shop': 'モールで注文できません',
  'mail.restricted.link': 'アカウントを連携できません',
  'mail.restricted.messages': '1日に5件までメッセージを送れます',
  'mail.restricted.protectedTeam': 'チームの内外への送金はできません',
  'mail.export': 'お客様のデータのコピー',
  'mail.exportReady': 'データの準備ができました',
  'mail.exportReadyText':
    'ご依頼いただいたデータのコピーの準備ができました。{until}まで、アプリで一度だけダウンロードできます。お心当たりがない場合は、パスワードを変更し、カスタマーサービスにご連絡ください。',
  'mail.linkChanged': '関連アカウント',
  'mail.linkChanged.applied':
    '{name} があなたのアカウントのメインアカウントになることを申請しました。「マイページ」の「関連アカウント」で同意または拒否してください。心当たりがなければ拒否してください。',
  'mail.linkChanged.bound': '{name} が同意し、あなたのアカウントと連携されました。',
  'mail.linkChanged.refused': '{name} があなたの連携申請を拒否しました。',
  'mail.linkChanged.withdrawn': '{name} があなたのアカウントへの連携申請を取り下げました。',
  'mail.linkChanged.expired': '{name} とあなたのアカウントの連携申請は7日が過ぎたため失効しました。',
  'mail.linkChanged.ended': '{name} があなたのアカウントとの連携を解除しました。',
  'mail.linkChanged.consentGiven':
    '{name} があなたのアカウントに新しい許可を与えました。「関連アカウント」をご覧ください。',
  'mail.linkChanged.consentTaken':
    '{name} があなたのアカウントへの許可を取り消しました。「関連アカウント」をご覧ください。',
  'mail.linkSignIn': 'メインアカウントがログインします',
  'mail.linkSignInText':
    'メインアカウント {name} がアカウント {username} にログインします。セッションは「セキュリティ」で確認でき、「関連アカウント」で許可を取り消すと終了します。',
  'mail.collected': 'コインが集約されました',
  'mail.collectedText':
    'メインアカウント {name} がアカウント {username} から {sums} を集約しました。明細は取引履歴で確認できます。止めるには「関連アカウント」で許可を取り消してください。',
} satisfies Like<typeof english>;
