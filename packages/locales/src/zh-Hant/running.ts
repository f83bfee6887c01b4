import type { Like } from '../slice.ts';
import type english from '../en/running.ts';

export default {
  'running.title': '進行中',
  'running.buying': '買入 {quantity} {coin}',
  'running.selling': '賣出 {quantity} {coin}',
  'running.yourMove': '等您操作',
  'running.theirMove': '等待 {name} 操作',
  'running.deskMove': '審核中',
  'running.sending': '向 {name} 轉出 {amount} {coin}',
  'running.receiving': '{name} 轉來 {amount} {coin}',
  'running.mayCancel': '仍可取消',
  'running.onItsWay': '正在到帳',
  'running.activity': '最近動態',
  'running.all': '全部',
  'running.mall': '商城',
  'running.mallNote': '用MEY購買商品和服務',
  'running.newsTitle': '最新新聞',
  'running.allNews': '全部',
  'running.questions': '常見問題與解答',
  'running.questionsNote': '等級、幣和交易如何運作',
  'running.banners': '精選',
  'running.upgradeTitle': '升級與複投',
  'running.upgradeLeft': '您的等級 V{level} 剩餘高度 {height}',
  'running.upgrade': '升級',
  'running.sharePrice': '股價',
  'running.thirtyDays': '30 天',
} satisfies Like<typeof english>;
