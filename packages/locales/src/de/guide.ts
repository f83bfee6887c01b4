import type { Like } from '../slice.ts';
import type english from '../en/guide.ts';

export default {
  'guide.slides': 'Was das hier ist',
  'guide.slide': 'Folie {n} von {total}',
  'guide.whatTitle': 'Ein Ort für Ihre Anteile und Coins',
  'guide.whatText':
    'Halten Sie eine Stufe, verfolgen Sie Ihre Anteile in der Anteilshalle, verwahren Sie mehrere Coins in einer Wallet und handeln Sie direkt mit anderen Mitgliedern.',
  'guide.notTitle': 'Keine versprochene Rendite',
  'guide.notText':
    'Dies ist weder eine Einlage noch ein fester Zins. Einkünfte stammen nur aus dem, was Mitglieder tatsächlich einzahlen; sie können ausbleiben, und Sie können Geld verlieren.',
  'guide.heldTitle': 'Alles Geschuldete ist gedeckt und prüfbar',
  'guide.heldText':
    'Jeder Coin ist durch verwahrte Werte gedeckt. Die Zahlen sind öffentlich, und Sie können Ihren Kontostand auf dem eigenen Gerät nachrechnen.',
  'guide.ways': 'Umsehen',
  'guide.mall': 'Shop',
  'guide.questions': 'Fragen',
  'guide.news': 'News',
  'guide.proof': 'Nachweis',
  'guide.tagline': 'Anteile, Wallet und Handel unter Mitgliedern',
} satisfies Like<typeof english>;
