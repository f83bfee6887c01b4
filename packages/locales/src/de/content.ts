import type english from '../en/content.ts';
import type { Like } from '../slice.ts';

export default {
  'content.newsTitle': 'Internationale News',
  'content.newsItemTitle': 'Details',
  'content.noticesTitle': 'Mitteilungen',
  'content.noticeTitle': 'Mitteilung',
  'content.questionsTitle': 'Häufige Fragen',
  'content.newsEmpty': 'Noch keine News',
  'content.noticesEmpty': 'Noch keine Mitteilungen',
  'content.questionsEmpty': 'Noch keine Fragen',
  'content.unreadCount': { one: '{count} ungelesen', other: '{count} ungelesen' },
  'content.readAll': 'Alle als gelesen markieren',
  'content.unread': 'Neu',
  'content.important': 'Wichtig',
  'content.search': 'Fragen durchsuchen',
  'content.nothingFound': 'Keine passende Frage',
  'content.nothingFoundNote': 'Versuchen Sie es mit weniger oder anderen Wörtern.',
  'content.found': { one: '{count} Frage', other: '{count} Fragen' },
  'content.allQuestions': 'Alle Fragen',
  'content.group.start': 'Erste Schritte',
  'content.group.levels': 'Stufen und Anteile',
  'content.group.bonuses': 'Boni',
  'content.group.coins': 'Coins und Wallet',
  'content.group.trading': 'Handel',
  'content.group.security': 'Sicherheit',
  'content.group.shop': 'Shop',
} satisfies Like<typeof english>;
