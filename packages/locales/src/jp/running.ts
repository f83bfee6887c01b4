import type { Like } from '../slice.ts';
import type english from '../en/running.ts';

export default {
  'running.title': '進行中',
  'running.buying': '{quantity} {coin} を購入',
  'running.selling': '{quantity} {coin} を売却',
  'running.yourMove': 'あなたの番',
  'running.theirMove': '{name} さんの番',
  'running.deskMove': '審査中',
  'running.sending': '{name} さんへ {amount} {coin}',
  'running.receiving': '{name} さんから {amount} {coin}',
  'running.mayCancel': 'まだ取り消せます',
  'running.onItsWay': 'あなたへ送金中',
  'running.activity': '最近の動き',
  'running.all': 'すべて',
  'running.mall': 'モール',
  'running.mallNote': 'MEYで商品やサービスを購入',
  'running.newsTitle': '最新ニュース',
  'running.allNews': 'すべて',
  'running.questions': '質問と回答',
  'running.questionsNote': 'レベル、コイン、取引の仕組み',
  'running.banners': '注目',
  'running.upgradeTitle': 'アップグレードと再投資',
  'running.upgradeLeft': 'レベルV{level}の残りの高さ：{height}',
  'running.upgrade': 'アップグレード',
  'running.sharePrice': '株価',
  'running.thirtyDays': '30日間',
} satisfies Like<typeof english>;
