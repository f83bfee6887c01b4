import type { Like } from '../slice.ts';
import type english from '../en/home.ts';

export default {
  'home.total': '総資産・キャッシュコイン換算',
  'home.fuel': 'ノード燃料',
  'home.height': '有効な高さ',
  'home.level': 'レベル V{level}',
  'home.pending': '有効化待ち',
  'home.closed': 'レベル終了',
  'home.entries': 'メニュー',
  'home.download': 'アプリ入手',
  'home.register': '登録',
  'home.merit': '実績ランキング',
  'home.service': 'サポート',
  'home.notices': 'お知らせ',
  'home.explorer': 'エクスプローラー',
  'home.profile': 'プロフィール',
  'home.price': '価格',
  'home.sharePrice': '株価',
  'home.thirtyDays': '30日間',
  'home.today': '本日の収入',
  'home.upgradeTitle': 'アップグレードと再投資',
  'home.upgradeLeft': 'レベルV{level}の残りの高さ：{height}',
  'home.upgradeClosed': 'レベルは終了しています。上のレベルに上げると再開します。',
  'home.upgradeStart': '最初のレベルを選んでください',
  'home.upgrade': 'アップグレード',
} satisfies Like<typeof english>;
