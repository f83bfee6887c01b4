import type english from '../en/content.ts';
import type { Like } from '../slice.ts';

export default {
  'content.newsTitle': '國際新聞',
  'content.newsItemTitle': '詳情',
  'content.noticesTitle': '公告',
  'content.noticeTitle': '公告詳情',
  'content.questionsTitle': '常見問題',
  'content.newsEmpty': '暫無新聞',
  'content.noticesEmpty': '暫無公告',
  'content.questionsEmpty': '暫無問題',
  'content.unreadCount': { other: '{count}則未讀' },
  'content.readAll': '全部標為已讀',
  'content.unread': '未讀',
  'content.important': '重要',
  'content.search': '搜尋問題',
  'content.nothingFound': '沒有符合的問題',
  'content.nothingFoundNote': '請減少或更換關鍵字。',
  'content.found': { other: '{count}個問題' },
  'content.allQuestions': '全部問題',
  'content.group.start': '新手入門',
  'content.group.levels': '等級與股份',
  'content.group.bonuses': '獎金',
  'content.group.coins': '幣與錢包',
  'content.group.trading': '交易',
  'content.group.security': '安全',
  'content.group.shop': '商城',
} satisfies Like<typeof english>;
