import type { Like } from '../slice.ts';
import type english from '../en/terms.ts';

export default {
  'terms.ask': '{word}: was das heißt',
  'terms.example': 'Beispiel',
  'terms.fuel': 'Knoten-Treibstoff',
  'terms.fuelIs':
    'Alles, was für Ihre Aktivierung, Ihre Stufen und Reinvestitionen bezahlt wurde, ohne das Stornierte.',
  'terms.fuelExample': 'Sie aktivieren für 100 und kaufen für 400 eine höhere Stufe. Ihr Knoten-Treibstoff ist 500.',
  'terms.height': 'Effektive Höhe',
  'terms.heightIs':
    'Wie viel Ihre Boni noch betragen dürfen: die Grenze, die Ihre Gebühren erlauben, ohne die erhaltenen Boni. Eine Obergrenze, nie ein Ziel.',
  'terms.heightExample':
    'Ihre Gebühren erlauben insgesamt 250 an Boni. 180 haben Sie erhalten. Ihre effektive Höhe ist 70.',
  'terms.zone': 'Zone',
  'terms.zoneIs': 'Unter Ihnen sind zwei Plätze, A und B. Wer unter einem davon steht, gehört zu dieser Zone.',
  'terms.zoneExample': 'Anna steht auf Ihrem Platz A. Ben wird unter Anna gesetzt: Auch er ist in Ihrer Zone A.',
  'terms.cooling': 'Widerrufsfrist',
  'terms.coolingIs':
    'Die Zeit, in der wer für eine Stufe bezahlt hat, alles zurücknehmen kann. Erst danach zählt die Stufe und werden Anteile gekauft.',
  'terms.coolingExample': 'Sie zahlen 500 und stornieren zwei Tage später: Alle 500 kommen in derselben Münze zurück.',
  'terms.locked': 'Gesperrt',
  'terms.lockedIs':
    'Münzen, die Ihnen gehören, aber auf etwas warten: eine Überweisung, eine Auszahlung, einen Stufenkauf oder einen Verkauf.',
  'terms.lockedExample':
    'Sie haben 100 und bieten 30 zum Verkauf an. 70 sind verfügbar, 30 gesperrt, bis sie verkauft sind oder zurückkommen.',
} satisfies Like<typeof english>;
