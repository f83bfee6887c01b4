import type english from '../en/content.ts';
import type { Like } from '../slice.ts';

export default {
  'content.newsTitle': '国际新闻',
  'content.newsItemTitle': '详情',
  'content.noticesTitle': '公告',
  'content.noticeTitle': '公告详情',
  'content.questionsTitle': '常见问题',
  'content.newsEmpty': '暂无新闻',
  'content.noticesEmpty': '暂无公告',
  'content.questionsEmpty': '暂无问题',
  'content.unreadCount': { other: '{count}条未读' },
  'content.readAll': '全部标为已读',
  'content.unread': '未读',
  'content.important': '重要',
  'content.search': '搜索问题',
  'content.nothingFound': '没有匹配的问题',
  'content.nothingFoundNote': '请减少或更换关键词。',
  'content.found': { other: '{count}个问题' },
  'content.allQuestions': '全部问题',
  'content.group.start': '新手入门',
  'content.group.levels': '等级与股份',
  'content.group.bonuses': '奖金',
  'content.group.coins': '币与钱包',
  'content.group.trading': '交易',
  'content.group.security': '安全',
  'content.group.shop': '商城',
} satisfies Like<typeof english>;
