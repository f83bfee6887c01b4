import type { Like } from '../slice.ts';
import type english from '../en/home.ts';

export default {
  'home.total': 'Gesamtvermögen · in Cash-Coin',
  'home.fuel': 'Node-Treibstoff',
  'home.height': 'Effektive Höhe',
  'home.level': 'Stufe V{level}',
  'home.pending': 'Aktivierung ausstehend',
  'home.closed': 'Stufe geschlossen',
  'home.entries': 'Einträge',
  'home.download': 'Download',
  'home.register': 'Regis­trieren',
  'home.merit': 'Rangliste',
  'home.service': 'Service',
  'home.notices': 'Mit­teilungen',
  'home.explorer': 'Explorer',
  'home.profile': 'Profil',
  'home.price': 'Kurs',
  'home.sharePrice': 'Anteilspreis',
  'home.thirtyDays': '30 Tage',
  'home.today': 'Heute erhalten',
  'home.upgradeTitle': 'Aufsteigen & reinvestieren',
  'home.upgradeLeft': 'Ihre Stufe V{level} hat noch {height} Höhe',
  'home.upgradeClosed': 'Ihre Stufe ist geschlossen. Eine höhere Stufe öffnet sie wieder.',
  'home.upgradeStart': 'Wählen Sie eine Stufe für den Anfang',
  'home.upgrade': 'Aufsteigen',
} satisfies Like<typeof english>;
