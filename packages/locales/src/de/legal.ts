import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': 'Registrierungs­vereinbarung',
  'legal.risk': 'Risikohinweise',
  'legal.accept': 'Ich habe dies gelesen und akzeptiere es',
  'legal.entity': 'Rechtsträger',
  'legal.countries': 'Bediente Länder',
  'legal.since': 'Seit',

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
