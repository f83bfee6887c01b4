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
} satisfies Like<typeof english>;
