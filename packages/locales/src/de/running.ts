import type { Like } from '../slice.ts';
import type english from '../en/running.ts';

export default {
  'running.title': 'Laufend',
  'running.buying': 'Kauf von {quantity} {coin}',
  'running.selling': 'Verkauf von {quantity} {coin}',
  'running.yourMove': 'Sie sind dran',
  'running.theirMove': '{name} ist dran',
  'running.deskMove': 'In Prüfung',
  'running.sending': '{amount} {coin} an {name}',
  'running.receiving': '{amount} {coin} von {name}',
  'running.mayCancel': 'Noch stornierbar',
  'running.onItsWay': 'Unterwegs zu Ihnen',
  'running.activity': 'Letzte Bewegungen',
  'running.all': 'Alle',
  'running.mall': 'Shop',
  'running.mallNote': 'Produkte und Dienste mit MEY kaufen',
  'running.newsTitle': 'Neueste News',
  'running.allNews': 'Alle',
  'running.questions': 'Fragen und Antworten',
  'running.questionsNote': 'Wie Stufen, Coins und Handel funktionieren',
  'running.banners': 'Im Blick',
  'running.upgradeTitle': 'Aufsteigen & reinvestieren',
  'running.upgradeLeft': 'Ihre Stufe V{level} hat noch {height} Höhe',
  'running.upgrade': 'Aufsteigen',
  'running.sharePrice': 'Anteilspreis',
  'running.thirtyDays': '30 Tage',
} satisfies Like<typeof english>;
