import type { Like } from '../slice.ts';
import type english from '../en/home.ts';

export default {
  'home.total': '總資產 · 折合現金幣',
  'home.fuel': '節點燃料',
  'home.height': '有效高度',
  'home.level': '等級 V{level}',
  'home.pending': '待啟用',
  'home.closed': '等級已關閉',
  'home.entries': '入口',
  'home.download': '下載',
  'home.register': '註冊',
  'home.merit': '業績榜',
  'home.service': '客服',
  'home.notices': '公告',
  'home.explorer': '瀏覽器',
  'home.profile': '資料',
  'home.price': '走勢',
  'home.sharePrice': '股價',
  'home.thirtyDays': '30 天',
  'home.today': '今日收益',
  'home.upgradeTitle': '升級與複投',
  'home.upgradeLeft': '您的等級 V{level} 剩餘高度 {height}',
  'home.upgradeClosed': '您的等級已關閉，升級到更高等級即可重新開啟。',
  'home.upgradeStart': '請選擇一個等級開始',
  'home.upgrade': '升級',
} satisfies Like<typeof english>;
