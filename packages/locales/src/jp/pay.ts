import type { Like } from '../slice.ts';
import type english from '../en/pay.ts';

export default {
  'coin.mey': 'キャッシュコイン',
  'coin.bdb': '登録コイン',
  'coin.ftb': '再投資コイン',
  'coin.usdt': 'USDT',

  'pay.password': '支払いパスワード',
  'pay.passwordMissing': '支払いパスワードを入力してください。',
  'pay.locked':
    '支払いパスワードの入力回数が上限に達したため、ロックされています。{minutes}分後にもう一度お試しください。',
  'pay.forgot': '支払いパスワードを再設定',

  'pay.voucher': '証憑',
  'pay.voucherHint': 'jpg、{max}MBまで',
  'pay.voucherChoose': '画像を選ぶ',
  'pay.voucherOther': '別の画像を選ぶ',
  'pay.voucherMissing': '証憑の画像を追加してください。',
  'pay.voucherRule': '{max}MB以下のjpg画像を選んでください。',
  'pay.fromDay': '開始日（UTC）',
  'pay.toDay': '終了日（UTC）',
  'pay.dayOrder': '開始日は終了日より後にできません。',
  'pay.apply': '適用',
  'pay.reset': 'リセット',
  'pay.filtered': '絞り込み中',
  'pay.nothingFound': '条件に合うものがありません',

  'code.label': '認証コード',
  'code.channel': 'コードの送信先',
  'code.phone': '電話',
  'code.email': 'メール',
  'code.send': 'コードを送信',
  'code.resend': '再送信',
  'code.again': '{seconds}秒',
  'code.to': '{address} に送信します',
  'code.sent': '{address} に送信しました',
  'code.done': '送信しました。届くまで1分ほどかかることがあります。',
  'code.missing': '6桁のコードを入力してください。',
  'code.unbound': 'コードを受け取る電話番号もメールアドレスも登録されていません。',
  'code.bind': '今すぐ登録',
  'pay.whatNext': 'このあと',
  'pay.share': '控えを共有',
  'pay.finish': '完了',
} satisfies Like<typeof english>;
