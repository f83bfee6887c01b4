import type english from '../../en/desk/alarms.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.alarm.auditBroken': 'Le journal d’audit a été modifié hors du programme',
  'console.alarm.backupBroken': 'La dernière sauvegarde n’a pas pu être restaurée',
  'console.alarm.backupOld': 'La dernière sauvegarde restaurable est trop ancienne',
  'console.alarm.checkBroken': 'Un invariant n’est plus respecté',
  'console.alarm.diskFull': 'Moins d’un dixième du disque est libre',
  'console.alarm.exportLarge': 'Une liste de plus de 100 000 lignes a été écrite dans un fichier',
  'console.alarm.jobFailing': 'Une tâche a échoué plusieurs fois de suite',
  'console.alarm.mailUndelivered': 'Un e-mail n’a pas pu être remis en trois jours',
  'console.alarm.messageBudget': 'Un budget quotidien de messages est épuisé',
  'console.alarm.nodesDisagree': 'Les nœuds d’un réseau se contredisent, ou l’un se tait',
  'console.alarm.payInWay': 'Un moyen de versement a été proposé, ouvert ou fermé',
  'console.alarm.payoutsStopped': 'Les paiements ont été arrêtés car les comptes ne concordent pas',
  'console.alarm.proofGone': 'Un paiement prouvé n’est plus sur son réseau',
  'console.alarm.queueLate': 'Une demande attend hors délai',
  'console.alarm.sealBroken': 'Une donnée scellée ne s’ouvre pas : sa ligne a été modifiée ou échangée',
  'console.alarm.settlementLate': 'Le décompte d’un jour est en retard',
  'console.alarm.signInLocked': 'La connexion d’un opérateur est bloquée',
} satisfies Like<typeof english>;
