import type english from '../en/admin-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'operators.roles': 'Rôles',
  'operators.role.super': 'Super',
  'operators.role.compliance': 'Conformité',
  'operators.role.accountant': 'Comptabilité',
  'operators.role.support': 'Assistance',
  'operators.role.appeals': 'Recours',
  'operators.role.shop': 'Boutique',
  'operators.role.content': 'Contenus',
  'operators.role.auditor': 'Audit',
  'operators.rules':
    'Deux supers décident ensemble des nouveaux opérateurs, des rôles, de la suspension d’un super et de la fin d’une suspension. Personne ne décide pour soi-même. Il reste toujours deux supers qui peuvent se connecter : tant qu’ils ne sont que deux, nommez-en un troisième avant que l’un d’eux ne reçoive un autre rôle, n’en perde un ou ne soit suspendu.',
  'operators.new': 'Nouvel opérateur',
  'operators.newNote':
    'Un autre super approuve. Un lien de configuration valable une seule fois, pendant une heure, est alors envoyé à cette adresse.',
  'operators.role': 'Rôle',
  'operators.giveRole': 'Donner un rôle',
  'operators.takeRole': 'Retirer un rôle',
  'operators.auditorAlone': 'Un auditeur n’a aucun autre rôle.',
  'operators.suspend': 'Suspendre',
  'operators.suspendReason': 'Pourquoi l’opérateur est suspendu ; ses sessions prennent fin aussitôt',
  'operators.proposeSuspension': 'Proposer la suspension',
  'operators.resume': 'Proposer la fin de la suspension',
  'operators.suspended': 'Suspendu',
  'operators.canSignIn': 'Peut se connecter',
  'operators.signIn': 'Connexion',
  'console.proposalKind.operatorNew': 'Nouvel opérateur',
  'console.proposalKind.roleGiven': 'Donner un rôle',
  'console.proposalKind.roleTaken': 'Retirer un rôle',
  'console.proposalKind.operatorSuspended': 'Suspendre un super',
  'console.proposalKind.operatorResumed': 'Mettre fin à une suspension',
} satisfies Like<typeof english>;
