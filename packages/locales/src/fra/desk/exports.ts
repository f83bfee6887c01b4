import type english from '../../en/desk/exports.ts';
import type { Like } from '../../slice.ts';

export default {
  'exports.title': 'Fichiers exportés',
  'exports.note':
    'Les grands fichiers que vous avez fait créer à partir de listes. Chacun est conservé 24 heures, pour vous seul. Un seul est créé à la fois, 20 fichiers par jour au plus.',
  'exports.none':
    'Aucun grand fichier n’a été créé. Une liste de plus de 10 000 lignes en propose un lors de l’export.',
  'exports.list': 'Liste',
  'exports.filter': 'Filtre',
  'exports.all': 'Tout',
  'exports.rows': 'Lignes',
  'exports.size': 'Taille',
  'exports.state.waiting': 'En attente',
  'exports.state.running': 'En cours',
  'exports.state.done': 'Prêt',
  'exports.state.failed': 'Échec',
  'exports.failure.rows': 'La liste compte plus de 1 000 000 de lignes.',
  'exports.failure.right': 'Vos rôles ne donnent plus accès à cette liste.',
  'exports.failure.asked': 'La liste ne répond pas à ce filtre.',
  'exports.failure.attempts': 'La création a été interrompue plusieurs fois. Veuillez refaire la demande.',
  'exports.download': 'Télécharger',
  'exports.keptUntil': 'Conservé jusqu’au {time}',
} satisfies Like<typeof english>;
