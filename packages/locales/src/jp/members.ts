import type { Like } from '../slice.ts';
import type english from '../en/members.ts';

export default {
  'members.active': '有効',
  'members.income': '総収入',

  'members.accounts': '取引口座',
  'members.nodes': 'マイノード',
  'members.shared': '共有ノード',
  'members.network': 'ノードネットワーク',
  'members.linked': '関連アカウント',
  'members.reinvestment': '再投資アカウント',
  'members.share': 'シェアセンター',
  'members.mall': 'モール',
  'members.receiving': '受取ウォレット',
  'members.security': 'セキュリティ認証',
  'members.verification': '高度な本人確認',
  'members.password': 'パスワードの変更',
  'members.service': 'サポート',
  'members.about': 'このアプリについて',

  'members.editTitle': 'プロフィールの編集',
  'members.choosePicture': '画像を選ぶ',
  'members.pictureNote': 'jpg、{max} MBまで',
  'members.savePicture': 'この画像を使う',
  'members.nickname': 'ニックネーム',
  'members.nicknameNote': '任意、24文字まで',
  'members.country': '国または地域',
  'members.languageNote': 'お送りするメッセージの言語にもなります',
  'members.saved': '保存しました',

  'members.sandbox': 'これはサンドボックスです。コインはすべて価値のないテスト用で、購入や出金には使えません。',
  'members.live': 'このプラットフォームは実際の資産で運営されています。',
  'members.behind': '運営者',
  'members.solvency': '支払能力の証明',
  'members.licences': 'オープンソースソフトウェア',
  'members.licencesNote': 'このアプリは、以下のライセンスで提供された成果を使っています。感謝します。',
} satisfies Like<typeof english>;
