import type english from '../../en/desk/parameters.ts';
import type { Like } from '../../slice.ts';

export default {
  'parameters.title': 'Parameter',
  'parameters.note':
    'Ein Operator schlägt einen Wert innerhalb der Grenzen vor, ein anderer genehmigt ihn. Was Mitglieder spüren, wird ihnen angekündigt und gilt einen Tag nach der Genehmigung. Alles andere gilt sofort.',
  'parameters.parameter': 'Parameter',
  'parameters.now': 'In Kraft',
  'parameters.ahead': 'Bevorstehend',
  'parameters.bounds': 'Grenzen',
  'parameters.between': '{min} bis {max}',
  'parameters.felt.members': 'Mitglieder spüren es',
  'parameters.felt.operators': 'Nur Operatoren',
  'parameters.announced': '{value} ab {time}',
  'parameters.waits': '{value}, vorgeschlagen von {name}',
  'parameters.shipped': 'Wie ausgeliefert',
  'parameters.since': 'Seit {time}',
  'parameters.by': 'Vorgeschlagen von {maker}, genehmigt von {checker}',
  'parameters.before': 'Vorher',
  'parameters.propose': 'Wert vorschlagen',
  'parameters.value': 'Neuer Wert',
  'parameters.noteMembers':
    'Ein anderer Operator genehmigt. Dann wird es den Mitgliedern angekündigt und gilt einen Tag später.',
  'parameters.noteOperators': 'Ein anderer Operator genehmigt. Dann gilt es sofort.',
  'parameters.others': 'Regeln mit eigenen Seiten',
  'parameters.name.inspectionsAnHour': 'Einsichten eines Operators in einer Stunde',
  'parameters.name.serviceOpens': 'Wann der Kundendienst öffnet, in Minuten nach Mitternacht UTC',
  'parameters.name.serviceHours': 'Wie lange der Kundendienst am Tag geöffnet ist',
  'parameters.name.serviceDays': 'An wie vielen Tagen der Woche der Kundendienst öffnet, von Montag an',
  'parameters.name.serviceAnswer': 'Nach wie viel Öffnungszeit der Kundendienst meist geantwortet hat',
  'parameters.name.claimMinutes': 'Wie lange eine Verifizierung bei ihrem Prüfer bleibt',
  'parameters.name.shopAlone':
    'Erstattungen einer Bestellung und Gutscheine am Tag, über die ein Operator allein entscheidet',
  'console.proposalKind.parameter': 'Parameter',
} satisfies Like<typeof english>;
