import type english from '../en/members-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'console.launch': 'Live-Betrieb',
  'console.launchSure': 'Den Live-Betrieb damit einschalten? Es gibt keinen Weg zurück in die Testumgebung.',
  'console.launchLive':
    'Der Live-Betrieb ist an. Auch eine neue Fassung braucht zwei Operatoren; jedes neue Mitglied stimmt dem geltenden Risikohinweis zu.',
  'console.launchReady': 'Nichts steht im Weg. Ein Operator schlägt vor, ein anderer stimmt zu.',
  'console.launchNotReady': 'Der Live-Betrieb kann noch nicht eingeschaltet werden:',
  'console.launchNew': 'Fassung festhalten',
  'console.launchNote':
    'Steht endgültig fest, sobald ein anderer Operator zustimmt. Alle können es lesen, und jedes neue Mitglied stimmt dem Risikohinweis zu.',
  'console.obstacle.testSeams':
    'Der Server läuft mit Test-Einstellungen, die Testzugänge zulassen. Starten Sie ihn mit GREENHALL_MODE=live.',
  'console.obstacle.notEmpty':
    'Mitglieder sind beigetreten oder Coins gebucht. Der Live-Betrieb beginnt in einer leeren Installation.',
  'console.obstacle.coolingOff': 'Ein geltender oder angekündigter Plan hat eine Bedenkzeit unter 7 Tagen.',
  'console.launch.proposed': 'Vorgeschlagen',
  'console.launch.approved': 'Angenommen',
  'console.launch.rejected': 'Abgelehnt',
  'console.launch.inForce': 'In Kraft',
  'console.version': 'Fassung',
  'console.entity': 'Rechtsträger',
  'console.countries': 'Länder',
  'console.countriesHint': 'Bediente Länder (Codes aus zwei Buchstaben)',
  'console.countriesRule': 'Codes aus zwei Buchstaben mit Leerzeichen dazwischen, etwa DE AT',
  'console.risk': 'Risikohinweis',
  'console.riskLength': '{min} bis {max} Zeichen',
  'console.unmask': 'Telefon und E-Mail zeigen',
  'console.unmaskHint': 'Das wird eigens festgehalten und dem Mitglied gezeigt.',
  'console.inspectHint': 'Ihre Einsicht und ihr Grund werden festgehalten und dem Mitglied gezeigt.',
  'console.searchHint': 'Nummer, Benutzername, Telefon oder E-Mail',
  'console.level': 'Stufe',
  'console.nodeFuel': 'Knoten-Treibstoff',
  'console.income': 'Angerechnetes Einkommen',
  'console.height': 'Effektive Höhe',
  'console.phone': 'Telefon',
  'console.joined': 'Beigetreten',
  'console.member.pending': 'Wartend',
  'console.member.active': 'Aktiv',
  'console.member.closed': 'Geschlossen',
} satisfies Like<typeof english>;
