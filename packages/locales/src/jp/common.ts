import type { Like } from '../slice.ts';
import type english from '../en/common.ts';

export default {
  'tabbar.home': 'ホーム',
  'tabbar.aktie': '株式',
  'tabbar.otc': '取引',
  'tabbar.wallet': 'ウォレット',
  'tabbar.user': 'マイページ',

  'title.home': 'ホーム',
  'title.user': 'マイページ',
  'title.missing': 'ページが見つかりません',

  'common.tips': 'お知らせ',
  'common.confirm': '確認',
  'common.cancel': 'キャンセル',
  'common.close': '閉じる',
  'common.back': '戻る',
  'common.save': '保存',
  'common.submit': '送信',
  'common.next': '次へ',
  'common.retry': '再試行',
  'common.copy': 'コピー',
  'common.copied': 'コピーしました',
  'common.all': 'すべて',
  'common.more': 'もっと見る',
  'common.search': '検索',
  'common.filter': '絞り込み',
  'common.choose': '選択してください',
  'common.showPassword': 'パスワードを表示',
  'common.hidePassword': 'パスワードを隠す',
  'common.login': 'ログイン',
  'common.register': '登録',
  'common.logout': 'ログアウト',
  'common.soon': '近日公開',
  'common.latest': '最新バージョンです',
  'common.version': 'バージョン',
  'common.language': '言語',
  'common.theme': '外観',
  'common.userId': 'ユーザーID',
  'common.tabs': 'メインナビゲーション',
  'common.skip': '本文へスキップ',
  'common.sandbox': 'サンドボックス：価値のないテスト用コイン',

  'theme.light': 'ライト',
  'theme.dark': 'ダーク',
  'theme.system': 'システム',

  'state.loading': '読み込み中…',
  'state.empty': 'まだ何もありません',
  'state.error': '読み込めませんでした',
  'state.offline': 'オフラインです。入力内容は保持されます。',
  'state.online': 'オンラインに戻りました',
  'state.missing': 'このページは存在しません',
  'state.missingNote': 'アドレスが古いか、入力が間違っている可能性があります。',
  'state.toHome': 'スタートページへ',

  'request.unknown': '不明なエラー',
  'request.unreachable': 'サーバーに接続できません',
  'request.aborted': 'リクエストは取り消されました',
  'request.transfer': 'ファイルを転送できませんでした',
  'request.expired': 'ログイン情報が無効か、有効期限が切れています。もう一度ログインしてください。',

  'time.now': 'たった今',
  'time.minutes': { other: '{count}分前' },
  'time.today': '今日 {time}',
  'time.yesterday': '昨日 {time}',

  'guide.tagline': '会員どうしの株式・ウォレット・取引',
  'guide.slides': 'このサービスについて',
  'guide.slide': '{total}枚中{n}枚目',
  'guide.whatTitle': '株式とコインをひとつの場所で',
  'guide.whatText':
    'レベルを保有し、株式ホールで自分の株式を確認し、複数のコインをひとつのウォレットで管理して、ほかの会員と直接取引できます。',
  'guide.notTitle': '収益は約束されません',
  'guide.notText':
    '預金でも固定金利でもありません。収入は会員が実際に入れた資金からのみ生じ、まったくないこともあり、損失が出ることもあります。',
  'guide.heldTitle': '支払うべきものはすべて保有され、確認できます',
  'guide.heldText':
    'すべてのコインは保管資産で裏付けられています。数値は公開され、自分の残高を自分の端末で再計算できます。',

  'mine.logoutAsk': 'この端末では再度ログインが必要になります。',
} satisfies Like<typeof english>;
