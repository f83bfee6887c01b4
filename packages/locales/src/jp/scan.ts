import type { Like } from '../slice.ts';
import type english from '../en/scan.ts';

export default {
  'scan.open': 'QRコードをスキャン',
  'scan.starting': 'カメラを起動しています…',
  'scan.aim': 'コードを枠の中に合わせてください。',
  'scan.refused':
    'カメラの使用が許可されていません。ブラウザーの設定で許可するか、画像を選ぶか、文字を貼り付けてください。',
  'scan.missing': 'ここではカメラを使えません。画像を選ぶか、文字を貼り付けてください。',
  'scan.picture': '画像を選ぶ',
  'scan.paste': '文字を貼り付ける',
  'scan.nothing': 'この画像には読み取れるQRコードがありません。',
  'scan.fault.noAddress': 'このコードにはウォレットアドレスが含まれていません。',
  'scan.fault.otherNetwork': 'このコードは {network} 以外のネットワーク用です。',
  'scan.fault.otherToken': 'このコードは、ここで支払うトークンとは別のトークンを求めています。',
  'scan.fault.otherCall': 'このコードは、アドレスへの支払い以外の操作を求めています。',
  'scan.fault.notOneReceiver': 'このコードの受取先が1つに定まっていません。',
  'scan.fault.name': 'このコードにはアドレスではなく名前が入っています。アドレスそのものを入力してください。',
  'scan.fault.nobody': 'このアドレスには支払えません。トークンのものであるか、送ったコインが失われるアドレスです。',
  'scan.mine': 'マイQRコード',
  'scan.mineNote': 'スキャンした人の画面に、あなたのユーザー名か番号だけが入力されます。',
  'scan.request': '金額を依頼する',
} satisfies Like<typeof english>;
