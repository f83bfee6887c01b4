import type english from '../en/content.ts';
import type { Like } from '../slice.ts';

export default {
  'content.newsTitle': 'Actualités internationales',
  'content.newsItemTitle': 'Détails',
  'content.noticesTitle': 'Annonces',
  'content.noticeTitle': 'Annonce',
  'content.questionsTitle': 'Questions fréquentes',
  'content.newsEmpty': 'Pas encore d’actualités',
  'content.noticesEmpty': 'Pas encore d’annonces',
  'content.questionsEmpty': 'Pas encore de questions',
  'content.unreadCount': { one: '{count} non lue', other: '{count} non lues' },
  'content.readAll': 'Tout marquer comme lu',
  'content.unread': 'Nouveau',
  'content.important': 'Important',
  'content.search': 'Rechercher une question',
  'content.nothingFound': 'Aucune question ne correspond',
  'content.nothingFoundNote': 'Essayez moins de mots ou d’autres mots.',
  'content.found': { one: '{count} question', other: '{count} questions' },
  'content.allQuestions': 'Toutes les questions',
  'content.group.start': 'Premiers pas',
  'content.group.levels': 'Niveaux et parts',
  'content.group.bonuses': 'Bonus',
  'content.group.coins': 'Monnaies et portefeuille',
  'content.group.trading': 'Échanges',
  'content.group.security': 'Sécurité',
  'content.group.shop': 'Boutique',
} satisfies Like<typeof english>;
