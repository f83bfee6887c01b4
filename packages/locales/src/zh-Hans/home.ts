import type { Like } from '../slice.ts';
import type english from '../en/home.ts';

export default {
  'home.total': '总资产 · 折合现金币',
  'home.fuel': '节点燃料',
  'home.height': '有效高度',
  'home.level': '等级 V{level}',
  'home.pending': '待激活',
  'home.closed': '等级已关闭',
  'home.entries': '入口',
  'home.download': '下载',
  'home.register': '注册',
  'home.merit': '业绩榜',
  'home.service': '客服',
  'home.notices': '公告',
  'home.explorer': '浏览器',
  'home.profile': '资料',
  'home.price': '走势',
  'home.sharePrice': '股价',
  'home.thirtyDays': '30 天',
  'home.today': '今日收益',
  'home.upgradeTitle': '升级与复投',
  'home.upgradeLeft': '您的等级 V{level} 剩余高度 {height}',
  'home.upgradeClosed': '您的等级已关闭，升级到更高等级即可重新开启。',
  'home.upgradeStart': '请选择一个等级开始',
  'home.upgrade': '升级',
} satisfies Like<typeof english>;
