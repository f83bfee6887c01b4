import type english from '../en/content.ts';
import type { Like } from '../slice.ts';

export default {
  'content.newsTitle': '国際ニュース',
  'content.newsItemTitle': '詳細',
  'content.noticesTitle': 'お知らせ',
  'content.noticeTitle': 'お知らせの詳細',
  'content.questionsTitle': 'よくある質問',
  'content.newsEmpty': 'まだニュースはありません',
  'content.noticesEmpty': 'まだお知らせはありません',
  'content.questionsEmpty': 'まだ質問はありません',
  'content.unreadCount': { other: '未読{count}件' },
  'content.readAll': 'すべて既読にする',
  'content.unread': '未読',
  'content.important': '重要',
  'content.search': '質問を検索',
  'content.nothingFound': '該当する質問はありません',
  'content.nothingFoundNote': '語を減らすか、別の語でお試しください。',
  'content.found': { other: '{count}件の質問' },
  'content.allQuestions': 'すべての質問',
  'content.group.start': 'はじめに',
  'content.group.levels': 'レベルと持分',
  'content.group.bonuses': 'ボーナス',
  'content.group.coins': 'コインとウォレット',
  'content.group.trading': '取引',
  'content.group.security': 'セキュリティ',
  'content.group.shop': 'ショップ',
} satisfies Like<typeof english>;
