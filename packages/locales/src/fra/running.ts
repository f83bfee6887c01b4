import type { Like } from '../slice.ts';
import type english from '../en/running.ts';

export default {
  'running.title': 'En cours',
  'running.buying': 'Achat de {quantity} {coin}',
  'running.selling': 'Vente de {quantity} {coin}',
  'running.yourMove': 'À vous',
  'running.theirMove': 'C’est à {name}',
  'running.deskMove': 'En examen',
  'running.sending': '{amount} {coin} à {name}',
  'running.receiving': '{amount} {coin} de {name}',
  'running.mayCancel': 'Encore annulable',
  'running.onItsWay': 'En route vers vous',
  'running.activity': 'Activité récente',
  'running.all': 'Tout',
  'running.mall': 'Boutique',
  'running.mallNote': 'Achetez des produits et services en MEY',
  'running.newsTitle': 'Dernières actualités',
  'running.allNews': 'Tout',
  'running.questions': 'Questions et réponses',
  'running.questionsNote': 'Fonctionnement des niveaux, monnaies et échanges',
  'running.banners': 'À la une',
  'running.upgradeTitle': 'Monter et réinvestir',
  'running.upgradeLeft': 'Il reste {height} de hauteur à votre niveau V{level}',
  'running.upgrade': 'Monter',
  'running.sharePrice': 'Prix de la part',
  'running.thirtyDays': '30 jours',
} satisfies Like<typeof english>;
