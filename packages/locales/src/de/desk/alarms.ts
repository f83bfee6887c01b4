import type english from '../../en/desk/alarms.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.alarm.auditBroken': 'Das Protokoll wurde außerhalb des Programms verändert',
  'console.alarm.backupBroken': 'Die neueste Sicherung ließ sich nicht wiederherstellen',
  'console.alarm.backupOld': 'Die neueste wiederherstellbare Sicherung ist zu alt',
  'console.alarm.checkBroken': 'Eine Invariante ist verletzt',
  'console.alarm.diskFull': 'Weniger als ein Zehntel des Datenträgers ist frei',
  'console.alarm.exportLarge': 'Eine Liste mit mehr als 100.000 Zeilen wurde in eine Datei geschrieben',
  'console.alarm.jobFailing': 'Eine Aufgabe ist mehrmals nacheinander gescheitert',
  'console.alarm.mailUndelivered': 'Mail war drei Tage lang nicht zustellbar',
  'console.alarm.messageBudget': 'Ein Tagesbudget für Nachrichten ist aufgebraucht',
  'console.alarm.nodesDisagree': 'Die Knoten eines Netzwerks widersprechen sich, oder einer schweigt',
  'console.alarm.payInWay': 'Ein Einzahlungsweg wurde vorgeschlagen, geöffnet oder geschlossen',
  'console.alarm.payoutsStopped': 'Die Auszahlungen wurden angehalten, weil die Bücher nicht stimmen',
  'console.alarm.proofGone': 'Eine bewiesene Zahlung steht nicht mehr in ihrem Netzwerk',
  'console.alarm.queueLate': 'Etwas wartet über seine Zeit',
  'console.alarm.sealBroken': 'Etwas Versiegeltes lässt sich nicht öffnen: Seine Zeile wurde verändert oder vertauscht',
  'console.alarm.settlementLate': 'Die Abrechnung eines Tages ist überfällig',
  'console.alarm.signInLocked': 'Die Anmeldung eines Operators ist gesperrt',
} satisfies Like<typeof english>;
