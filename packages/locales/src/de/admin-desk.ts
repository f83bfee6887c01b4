import type english from '../en/admin-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'operators.roles': 'Rollen',
  'operators.role.super': 'Super',
  'operators.role.compliance': 'Compliance',
  'operators.role.accountant': 'Buchhaltung',
  'operators.role.support': 'Support',
  'operators.role.appeals': 'Einsprüche',
  'operators.role.shop': 'Shop',
  'operators.role.content': 'Inhalte',
  'operators.role.auditor': 'Prüfung',
  'operators.rules':
    'Über weitere Operatoren, über Rollen, über die Sperrung eines Supers und über das Ende einer Sperrung entscheiden zwei Super gemeinsam. Niemand entscheidet über sich selbst. Es bleiben immer zwei Super, die sich anmelden können: Solange es nur zwei gibt, machen Sie zuerst jemand Drittes zum Super, bevor einer der beiden eine weitere Rolle bekommt, eine verliert oder gesperrt wird.',
  'operators.new': 'Neuer Operator',
  'operators.newNote':
    'Ein anderer Super bestätigt. Dann geht ein Einrichtungslink, der einmal und eine Stunde lang gilt, an diese Adresse.',
  'operators.role': 'Rolle',
  'operators.giveRole': 'Rolle geben',
  'operators.takeRole': 'Rolle entziehen',
  'operators.auditorAlone': 'Wer prüft, hat keine andere Rolle.',
  'operators.suspend': 'Sperren',
  'operators.suspendReason': 'Warum der Operator gesperrt wird; seine Sitzungen enden sofort',
  'operators.proposeSuspension': 'Sperrung vorschlagen',
  'operators.resume': 'Ende der Sperrung vorschlagen',
  'operators.suspended': 'Gesperrt',
  'operators.canSignIn': 'Kann sich anmelden',
  'operators.signIn': 'Anmeldung',
  'console.proposalKind.operatorNew': 'Neuer Operator',
  'console.proposalKind.roleGiven': 'Rolle geben',
  'console.proposalKind.roleTaken': 'Rolle entziehen',
  'console.proposalKind.operatorSuspended': 'Super sperren',
  'console.proposalKind.operatorResumed': 'Sperrung beenden',
} satisfies Like<typeof english>;
