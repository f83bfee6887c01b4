import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': 'Registrierungs­vereinbarung',
  'legal.risk': 'Risikohinweise',
  'legal.accept': 'Ich habe dies gelesen und akzeptiere es',
  'legal.entity': 'Rechtsträger',
  'legal.countries': 'Bediente Länder',
  'legal.since': 'Seit',

  'legal.aWhatTitle': 'Was dies ist',
  'legal.aWhat':
    'Greenhall ist ein Kreis von Mitgliedern, die Anteile an einem gemeinsamen Pool halten, Coins in einer Wallet führen und miteinander handeln. Es ist keine Bank, und nichts hier ist eine Einlage bei einer Bank.',
  'legal.aLevelTitle': 'Was Sie bezahlen',
  'legal.aLevel':
    'Der Preis einer Stufe hat zwei Teile, die Sie vor dem Bezahlen sehen: die Einlage, die Ihre Anteile kauft, und die Gebühr. Was Sie an Coins und Anteilen halten, bleibt Ihres.',
  'legal.aCoolingTitle': '7 Tage Bedenkzeit',
  'legal.aCooling':
    '7 Tage lang kann, wer gezahlt hat, die Zahlung rückgängig machen und erhält alles zurück, auch die Gebühr. In dieser Zeit werden keine Anteile gekauft und es entsteht kein Bonus.',
  'legal.aBonusTitle': 'Woher Boni kommen',
  'legal.aBonus':
    'Boni werden nur aus Gebühren gezahlt, die Mitglieder tatsächlich entrichtet haben, nie aus der Einlage von irgendjemandem. Reicht ein Topf nicht, wird jeder Bonus daraus im selben Verhältnis gekürzt. Kein Bonus ist versprochen.',
  'legal.aCoinsTitle': 'Coins und Auszahlungen',
  'legal.aCoins':
    'Coins sind durch verwahrte Werte gedeckt, und die Zahlen sind öffentlich. Auszahlungen, Überweisungen und Tausch haben Grenzen, Gebühren und Wartezeiten, die Sie vor dem Bestätigen sehen.',
  'legal.aSecurityTitle': 'Ihre Passwörter',
  'legal.aSecurity':
    'Behalten Sie beide Passwörter für sich; niemand von Greenhall fragt danach. Nach einer Änderung von Sicherheitsdaten ruhen ausgehende Zahlungen 24 Stunden.',
  'legal.aConductTitle': 'Fairer Umgang',
  'legal.aConduct':
    'Jede Person handelt für sich und mit wahren Angaben. Versprechen Sie anderen keinen Ertrag und drängen Sie niemanden zum Beitritt. Betrug führt zu einer Prüfung, in der Sie gehört werden.',
  'legal.aDataTitle': 'Ihre Daten',
  'legal.aData':
    'Wir bewahren auf, was die Führung Ihres Kontos verlangt: Kontaktdaten, Buchungen und Sicherheitsprotokolle. Mitglieder über Ihnen sehen Benutzername, Stufe und Platz, nie Ihre Kontaktdaten.',
  'legal.aEndTitle': 'Änderungen und Austritt',
  'legal.aEnd':
    'Änderungen werden angekündigt, bevor sie gelten, und betreffen nie frühere Zahlungen. Sie können jederzeit gehen; was Ihnen gehört, kann nach den geltenden Regeln verkauft oder ausgezahlt werden.',

  'legal.rLossTitle': 'Sie können Geld verlieren',
  'legal.rLoss': 'Zahlen Sie nur, was Sie ganz verlieren können. Die Gebühr ist nach Ablauf der 7 Tage verbraucht.',
  'legal.rPriceTitle': 'Der Wert der Anteile kann fallen',
  'legal.rPrice':
    'Niemand garantiert, dass jemand Ihre Anteile kauft. Ihr Wert kann auf das fallen, was die Reserve für jeden von ihnen hält.',
  'legal.rIncomeTitle': 'Kein versprochenes Einkommen',
  'legal.rIncome':
    'Das Einkommen hängt davon ab, was Mitglieder einzahlen. Es kann ausbleiben, lange Zeit oder für immer. Frühere Zahlen sagen nichts über spätere.',
  'legal.rNetworkTitle': 'Die meisten im Netzwerk verdienen wenig',
  'legal.rNetwork':
    'Netzwerkboni hängen davon ab, dass andere unter Ihnen beitreten. Das kann nicht endlos weitergehen: Wer spät kommt, hat weniger Aussichten als wer früh kam.',
  'legal.rTradeTitle': 'Handel mit Mitgliedern',
  'legal.rTrade':
    'Im Handel kann die Gegenseite säumig sein, sich irren oder täuschen wollen. Eine Zahlung auf einer Blockchain lässt sich nicht zurückrufen. Prüfen Sie Netz, Adresse und Betrag.',
  'legal.rTechnicalTitle': 'Technisches Risiko',
  'legal.rTechnical':
    'Systeme, Netze und Geräte können ausfallen oder angegriffen werden. Wer Ihre Passwörter und Codes kennt, kann als Sie handeln.',
  'legal.rSandboxTitle': 'Testumgebung',
  'legal.rSandbox':
    'Solange der Hinweis auf die Testumgebung zu sehen ist, läuft hier alles mit Testguthaben. Es hat keinen Wert, kann nicht gegen Geld getauscht und jederzeit zurückgesetzt werden.',
} satisfies Like<typeof english>;
