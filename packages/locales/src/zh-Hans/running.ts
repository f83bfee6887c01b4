import type { Like } from '../slice.ts';
import type english from '../en/running.ts';

export default {
  'running.title': '进行中',
  'running.buying': '买入 {quantity} {coin}',
  'running.selling': '卖出 {quantity} {coin}',
  'running.yourMove': '等您操作',
  'running.theirMove': '等待 {name} 操作',
  'running.deskMove': '审核中',
  'running.sending': '向 {name} 转出 {amount} {coin}',
  'running.receiving': '{name} 转来 {amount} {coin}',
  'running.mayCancel': '仍可取消',
  'running.onItsWay': '正在到账',
  'running.activity': '最近动态',
  'running.all': '全部',
  'running.mall': '商城',
  'running.mallNote': '用MEY购买商品和服务',
  'running.newsTitle': '最新新闻',
  'running.allNews': '全部',
  'running.questions': '常见问题与解答',
  'running.questionsNote': '等级、币和交易如何运作',
  'running.banners': '精选',
  'running.upgradeTitle': '升级与复投',
  'running.upgradeLeft': '您的等级 V{level} 剩余高度 {height}',
  'running.upgrade': '升级',
  'running.sharePrice': '股价',
  'running.thirtyDays': '30 天',
} satisfies Like<typeof english>;
